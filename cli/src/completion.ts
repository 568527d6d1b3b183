/**
 * Scripts that complete commands, flags and their choices in a shell, written from the table of commands.
 */
import type { Command, Flag } from './command.ts';
import { COMMON_FLAGS } from './flags.ts';
import type { Language } from './language.ts';

/** Shells that have a script. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** `--year <number>` → `--year`. */
const nameOf = ({ flags }: Flag): string => /--[\w-]+/.exec(flags)?.[0] ?? '';
const takesValue = ({ flags }: Flag): boolean => flags.includes('<');
const flagsOf = ({ flags }: Command): readonly Flag[] => [...flags, ...COMMON_FLAGS, HELP];
const HELP: Flag = { flags: '--help', about: { zh: '显示说明', en: 'show help' } };
/** Without what ends a quoted text of a shell. */
const quoted = (words: string): string => `'${words.replaceAll("'", '’')}'`;

function bashScript(commands: readonly Command[]): string {
  const choices = new Map(
    commands.flatMap((command) =>
      flagsOf(command).flatMap((flag) =>
        flag.choices === undefined ? [] : [[nameOf(flag), flag.choices] as const],
      ),
    ),
  );
  return [
    '_shangyuan() {',
    '  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    words="${commands.map(({ name }) => name).join(' ')} help"`,
    '  else',
    '    case "$before" in',
    ...[...choices].map(([flag, values]) => `      ${flag}) words="${values.join(' ')}" ;;`),
    '      *) case "${COMP_WORDS[1]}" in',
    ...commands.map(
      (command) => `        ${command.name}) words="${flagsOf(command).map(nameOf).join(' ')}" ;;`,
    ),
    '      esac ;;',
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$current"))',
    '}',
    'complete -o default -F _shangyuan shangyuan',
  ].join('\n');
}

/** `[` and `]` end the words of a flag in zsh, a colon those of a command. */
const zshWords = (words: string): string => words.replaceAll(/[[\]:']/g, ' ');

function zshScript(commands: readonly Command[], language: Language): string {
  const argumentOf = (flag: Flag): string => {
    const value = flag.choices === undefined ? ':value:_files' : `:value:(${flag.choices.join(' ')})`;
    return `'${nameOf(flag)}[${zshWords(flag.about[language])}]${takesValue(flag) ? value : ''}'`;
  };
  return [
    '#compdef shangyuan',
    '_shangyuan() {',
    '  local -a commands',
    `  commands=(${commands.map(({ name, about }) => `'${name}:${zshWords(about[language])}'`).join(' ')})`,
    '  if (( CURRENT == 2 )); then _describe command commands; return; fi',
    '  case ${words[2]} in',
    ...commands.map(
      (command) => `    ${command.name}) _arguments ${flagsOf(command).map(argumentOf).join(' ')} ;;`,
    ),
    '  esac',
    '}',
    'compdef _shangyuan shangyuan',
  ].join('\n');
}

function fishScript(commands: readonly Command[], language: Language): string {
  return commands
    .flatMap((command) => [
      `complete -c shangyuan -f -n __fish_use_subcommand -a ${command.name} -d ${quoted(command.about[language])}`,
      ...flagsOf(command).map((flag) => {
        const values = flag.choices === undefined ? '' : ` -a ${quoted(flag.choices.join(' '))}`;
        const value = takesValue(flag) ? ` -r${values}` : '';
        return `complete -c shangyuan -n '__fish_seen_subcommand_from ${command.name}' -l ${nameOf(flag).slice(2)}${value} -d ${quoted(flag.about[language])}`;
      }),
    ])
    .join('\n');
}

/** The script of a shell. */
export function completionScript(shell: Shell, commands: readonly Command[], language: Language): string {
  const script = {
    bash: () => bashScript(commands),
    zsh: () => zshScript(commands, language),
    fish: () => fishScript(commands, language),
  }[shell]();
  return `${script}\n`;
}
