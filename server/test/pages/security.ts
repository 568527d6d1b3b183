/**
 * What docs/SECURITY.md quotes from the code: the events of the log, and who may make which call.
 */
import { CALLS, type Call } from '@shangyuan/contract';
import { OPERATOR_CALLS } from '@shangyuan/contract/operator';
import { EVENTS } from '../../src/events.ts';
import { table } from './markdown.ts';

export function eventsTable(): string {
  const rows = Object.entries(EVENTS).map(([name, { level, when }]) => [`\`${name}\``, level, when]);
  return table(['event', 'level', 'when'], rows);
}

const WHO: Readonly<Record<Call['access'], string>> = {
  public: 'any client; a session is not looked up',
  anyone: 'any client; a session is looked up',
  user: 'who is logged in, on what is their own',
  operator: 'who has a session of the operator’s page',
};

export function accessTable(): string {
  const calls: readonly Call[] = [...Object.values(CALLS), ...Object.values(OPERATOR_CALLS)];
  const pathsOf = (access: Call['access'], kind: Call['kind']) =>
    calls
      .filter((call) => call.access === access && call.kind === kind)
      .map((call) => `\`${call.path}\``)
      .toSorted()
      .join(' ');
  const rows = Object.entries(WHO).map(([access, who]) => [
    who,
    pathsOf(access as Call['access'], 'read'),
    pathsOf(access as Call['access'], 'write'),
  ]);
  return table(['who', 'reads', 'writes'], rows);
}
