/**
 * Forms of calls: react-hook-form with the contract's schemas. A wrong field shows its reason below it and the first one has the
 * focus; what the server finds wrong in a field is shown there too.
 */
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { CallError } from './api.ts';

/** Text of a field as it is sent: without spaces at its ends, then by a schema of the contract. */
export function trimmed<T extends z.ZodMiniType<string, string>>(schema: T) {
  return z.pipe(z.string().check(z.trim()), schema);
}

type Issue = z.core.$ZodIssue;

const OWN_TEXT = /\p{Script=Han}/u;

/** What is shown below a field. Of our own schemas the message is the text, of the contract's it is a word for us. */
function textOf(issue: Issue, label: string): string {
  if (OWN_TEXT.test(issue.message)) return issue.message;
  if (issue.code === 'too_big' && issue.origin === 'string') return `${label}不能超过 ${issue.maximum} 个字`;
  if (issue.message === 'username') return '账号须为 2 至 20 个汉字，或 4 至 40 位字母、数字及 _ - . @ ·';
  if (issue.message === 'plain') return `${label}含有不允许的字符`;
  return issue.message === 'email' ? `${label}格式不正确` : `请填写${label}`;
}

/** The first fault of each field, by the names that fields have on the page. */
export function faultsOf(
  error: z.core.$ZodError,
  labels: Readonly<Record<string, string>>,
  typed: Readonly<Record<string, string>>,
) {
  const faults: Record<string, { readonly type: string; readonly message: string }> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '');
    const label = labels[name] ?? '';
    const message =
      typed[name]?.trim() === '' && !OWN_TEXT.test(issue.message) ? `请填写${label}` : textOf(issue, label);
    faults[name] ??= { type: issue.message, message };
  }
  return faults;
}

/** The field of a form that a refusal is about. @param refusals see {@link ContractForm} */
export function refusedField(
  { field, reason }: Pick<CallError, 'field' | 'reason'>,
  refusals: Readonly<Record<string, string>>,
): string {
  return refusals[field ?? ''] ?? refusals[reason ?? ''] ?? field ?? '';
}

interface ContractForm<T extends FieldValues> {
  /** What the calls take; refuses before anything is sent. */
  readonly schema: z.ZodMiniType<T>;
  /** Empty, or as they were typed before. */
  readonly initial: T;
  /** Names of the fields on the page, in the order in which faults take the focus. */
  readonly labels: { readonly [K in keyof T]: string };
  /** Fields that a refusal by the server is about, by the name that its call has for them, or by its reason. */
  readonly refusals?: Readonly<Record<string, Path<T>>>;
  /** Called with every change, so that what was typed outlives the page. */
  readonly onType?: (values: T) => void;
  /** Sends values that are right; a refusal was shown by its call. */
  readonly send: (values: T) => Promise<unknown>;
}

/** A form of texts: its fields, and the press that sends them. */
export function useContractForm<T extends Record<string, string>>(options: ContractForm<T>) {
  const { schema, initial, labels, refusals = {}, onType, send } = options;
  const resolver: Resolver<T> = (values) => {
    const parsed = z.safeParse(schema, values);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: faultsOf(parsed.error, labels, values) as never };
  };
  const form = useForm<T>({ resolver, defaultValues: initial as DefaultValues<T> });
  const { control, getValues, register, setError, setValue, formState } = form;
  const values = useWatch({ control }) as T;
  const { subscribe } = form;
  const type = useEffectEvent((values: T) => onType?.(values));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (now) => type(now.values) }),
    [subscribe],
  );
  // Registered in their order on the page, whatever component draws them: the first that is wrong takes the focus.
  for (const name of Object.keys(labels)) register(name as Path<T>);
  /** Props of a field: its name, its value, and what is wrong with it. */
  const field = (name: Path<T>) => {
    const message = formState.errors[name]?.message;
    const { ref, onChange, onBlur } = register(name);
    return {
      name,
      ref,
      onChange,
      onBlur,
      label: labels[name] as string,
      value: values[name] as string,
      error: typeof message === 'string' ? message : '',
    };
  };
  /** Fills a field in from elsewhere. */
  const fill = (name: Path<T>, text: string) =>
    setValue(name, text as never, { shouldValidate: formState.isSubmitted });
  /** Sends what was typed, or shows what is wrong; `mayGoOn` has the last word. */
  const submit = async (mayGoOn: () => boolean = () => true) => {
    await form.handleSubmit((typed) => (mayGoOn() ? sendValues(typed) : undefined))();
  };
  /** Whether a field that another action needs is right; shows what is wrong. */
  const isRight = (name: Path<T>) => form.trigger(name, { shouldFocus: true });
  const sendValues = async (typed: T) => {
    try {
      await send(typed);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const name = refusedField(error, refusals);
      if (name in labels) setError(name as Path<T>, { message: error.message }, { shouldFocus: true });
    }
  };
  return {
    field,
    fill,
    submit,
    isRight,
    text: (name: Path<T>) => getValues(name) as string,
    all: () => getValues(),
  };
}
