/** Made by the build from OpenCC and the sources of the product (scripts/traditional.ts): a `Dictionary` of converter.ts. */
declare module 'virtual:traditional/*' {
  type Entries = readonly (readonly [simplified: string, traditional: string])[];
  const dictionary: { readonly characters: Entries; readonly phrases: Entries };
  export default dictionary;
}
