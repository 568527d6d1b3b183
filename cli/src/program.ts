/**
 * The argument parser of the table of commands.
 */
import { Argument, Command as Parser, Option, type CommanderError } from 'commander';
import { COMMANDS } from './commands.ts';
import type { Command, Flag } from './command.ts';
import type { FlagValues } from './flagValues.ts';
import { COMMON_FLAGS } from './flags.ts';
import { text, type Language, type Text } from './language.ts';

const ABOUT = text(
  '上元：八字、黄历与历法，每个结果都说得出规则与出处',
  'Shangyuan: BaZi charts, the Chinese almanac and calendar, each value with its rule and source',
);
const HELP = text('显示说明', 'show help');
const TITLES: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
};

/** Called with a command and what was typed for it. */
export type OnCommand = (command: Command, args: readonly string[], flags: FlagValues) => Promise<void>;

function optionOf(flag: Flag, language: Language): Option {
  const option = new Option(flag.flags, flag.about[language]);
  if (flag.choices !== undefined) option.choices(flag.choices);
  if (flag.isMany === true)
    option.argParser((value: string, before: readonly string[] | undefined) => [...(before ?? []), value]);
  return option;
}

function addCommand(program: Parser, command: Command, language: Language, onCommand: OnCommand): void {
  const parser = program.command(command.name).description(command.about[language]);
  for (const { name, about, choices, isOptional, isMany } of command.args) {
    const words = name + (isMany === true ? '...' : '');
    const argument = new Argument(isOptional === true ? `[${words}]` : `<${words}>`, about[language]);
    parser.addArgument(choices === undefined ? argument : argument.choices(choices));
  }
  for (const flag of [...command.flags, ...COMMON_FLAGS]) parser.addOption(optionOf(flag, language));
  const example = text('例', 'Example');
  parser.addHelpText('after', `\n${example[language]}: shangyuan ${command.example}`);
  parser.action(() => onCommand(command, parser.args, parser.opts()));
}

/** The parser; it throws CommanderError instead of ending the process, and writes help by `write`. */
export function programOf(
  version: string,
  language: Language,
  write: (words: string) => void,
  onCommand: OnCommand,
): Parser {
  const program = new Parser('shangyuan');
  program
    .description(ABOUT[language])
    .version(version, '-V, --version', text('显示版本', 'show the version')[language])
    .helpOption('-h, --help', HELP[language])
    .helpCommand('help [command]', HELP[language])
    .addOption(optionOf(COMMON_FLAGS.find(({ flags }) => flags.startsWith('--lang')) as Flag, language))
    .configureOutput({ writeOut: write, writeErr: () => undefined })
    .configureHelp(language === 'zh' ? { styleTitle: (title) => TITLES[title] ?? title } : {})
    .exitOverride();
  for (const command of COMMANDS) addCommand(program, command, language, onCommand);
  for (const parser of program.commands) parser.helpOption('-h, --help', HELP[language]);
  return program;
}

/** What each error of the parser says in Chinese; `$` stands for what was typed. */
const ERRORS: Readonly<Record<string, string>> = {
  'commander.unknownCommand': '没有命令「$」',
  'commander.unknownOption': '没有选项 $',
  'commander.missingArgument': '缺少参数 $',
  'commander.optionMissingArgument': '选项 $ 后面缺少值',
  'commander.invalidArgument': '选项 $ 的值不对',
  'commander.excessArguments': '参数太多',
};

/** An error of the parser in one line. */
export function parserErrorText({ code, message }: CommanderError): Text {
  const [line = '', ...more] = message.replace(/^error: /, '').split('\n');
  const hint = /\(Did you mean (.*)\?\)/.exec(more.join(' '))?.[1];
  const typed = /'([^']*)'/.exec(line)?.[1] ?? '';
  const choices = /Allowed choices are (.*)\.$/.exec(line)?.[1];
  const chinese = ERRORS[code] === undefined ? line : ERRORS[code].replace('$', typed);
  return text(
    chinese +
      (choices === undefined ? '' : `，应是 ${choices}`) +
      (hint === undefined ? '' : `，是不是 ${hint.replace(/^one of /, '')}？`),
    line + (hint === undefined ? '' : ` (did you mean ${hint}?)`),
  );
}
