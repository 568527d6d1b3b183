/**
 * What a tool is, and what every result carries beside its data.
 */
import { pickFields, type Text } from '@shangyuan/cli';
import { ENGINE_VERSION } from '@shangyuan/engine';
import { englishName } from '@shangyuan/engine/names';
import { z } from 'zod';
import type { ToolCall } from './context.ts';

/** What a tool found. */
export interface Found {
  /** One or two sentences that answer by themselves. */
  readonly conclusion: string;
  /** Everything. */
  readonly data: object;
  /** What an answer by default holds of it: names of fields, or a smaller record; all of it where absent. */
  readonly brief?: readonly string[] | object;
  /** Rules in force, so that the choice of a school is not taken for a fact. */
  readonly rules: object;
  readonly accuracy: Text;
  readonly notices?: readonly string[];
  readonly sources: readonly string[];
  /** For the interface of a host and not for the model: `_meta` of the result. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Arguments after their schema. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A tool. */
export interface Tool {
  readonly name: string;
  readonly title: Text;
  /** What it gives and when to use it. */
  readonly about: Text;
  readonly input: z.ZodObject;
  /** Fields of its data. */
  readonly data: z.ZodRawShape;
  readonly run: (given: Arguments, call: ToolCall) => Found | Promise<Found>;
  /** For hosts that show an interface with the result, and other extensions of the protocol. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** What the data of a result may be: fields are absent where only some were requested. */
export function outputOf(tool: Tool): z.ZodObject {
  return z.object({
    conclusion: z.string(),
    data: z.looseObject(
      Object.fromEntries(Object.entries(tool.data).map(([name, type]) => [name, z.optional(type)])),
    ),
    labels: z.record(z.string(), z.string()).optional(),
    rules: z.looseObject({}),
    notices: z.array(z.string()),
    sources: z.array(z.string()),
    accuracy: z.string(),
    engineVersion: z.string(),
  });
}

/** English of the Chinese names in a value. */
function labelsOf(value: unknown, into: Record<string, string> = {}): Record<string, string> {
  if (typeof value === 'string') {
    const name = englishName(value);
    if (name !== null) into[value] = name;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      labelsOf(key, into);
      labelsOf(part, into);
    }
  }
  return into;
}

/** The part of the data that was requested. @throws UsageError for a field that it does not have */
function chosenData({ data, brief }: Found, detail: unknown): object {
  if (Array.isArray(detail)) return pickFields(data, detail as string[]);
  if (detail === 'full' || brief === undefined) return data;
  return Array.isArray(brief) ? pickFields(data, brief as string[]) : brief;
}

/** A result as it is sent. */
export function resultOf(found: Found, detail: unknown, call: ToolCall): Record<string, unknown> {
  const data = chosenData(found, detail);
  return {
    conclusion: found.conclusion,
    data,
    ...(call.language === 'en' && { labels: labelsOf(data) }),
    rules: found.rules,
    notices: found.notices ?? [],
    sources: [...new Set(found.sources)],
    accuracy: call.say(found.accuracy),
    engineVersion: ENGINE_VERSION,
  };
}
