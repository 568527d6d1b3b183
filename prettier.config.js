/** Tables of facts are laid out by hand, as their source has them: see .prettierignore. */
export default { singleQuote: true, printWidth: 110, trailingComma: 'all' };
