import { useEffect, useEffectEvent, useState } from 'react';
import { useCasting } from '../features/cases/useCasting.ts';
import { findAsks, findPages, findTerms } from '../features/help/searchView.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useModule } from '../lib/page/useModule.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useSession } from '../lib/wire/session.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Note } from '../ui/display/Note.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { CommandForm } from './CommandForm.tsx';
import { findByName } from './findByName.ts';
import { parseCommand, type Command } from './parseCommand.ts';
import { SearchResults } from './SearchResults.tsx';
import { CommandRows } from './CommandRows.tsx';

const loadTerms = async () => {
  const { TERMS, TERM_ALIASES } = await import('@shangyuan/reading/glossary');
  return [...TERMS, ...Object.keys(TERM_ALIASES)];
};

const loadUnderstand = () => import('@shangyuan/reading/ask/understand');

/** 搜索: pages, terms, cases and days by their names, a question to ask, a birth to cast, a day to open. */
export default function SearchPage() {
  const go = useGo();
  const cast = useCasting();
  const { q = '', run } = useQueryTexts();
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(0);
  // A submitted line, from here or from the first page, is in the address.
  const attempts = text === q ? 1 + sent : 0;
  const flags = useSession((session) => session.flags);
  const { date, jdn } = useToday();
  const cases = useCases();
  const terms = useModule(loadTerms);
  const read = useResource({
    queryKey: ['command', text, jdn],
    queryFn: () => parseCommand(text, { date, jdn }),
  });
  const command = read.state === 'ready' ? read.value : null;
  const named = useResource({
    queryKey: ['named', text, jdn, cases?.length],
    queryFn: () => findByName(text, cases ?? [], jdn),
  });
  const { cases: people, days } = named.state === 'ready' ? named.value : { cases: [], days: [] };
  const pages = findPages(text, (flag) => flags[flag]);
  const found = terms.state === 'ready' ? findTerms(text, terms.value) : [];
  const understand = useModule(text.trim() === '' ? null : loadUnderstand);
  const asks =
    understand.state === 'ready' && cases !== null && command === null
      ? findAsks(text, understand.value.understandQuestion(text, date.year), cases)
      : [];

  const perform = (command: Command | null) => {
    if (command?.kind === 'date') go.to('calendar', { date: command.date });
    else if (command?.kind === 'birth' && command.sex !== null) void command.casting(command.sex).then(cast);
    else if (command !== null) return;
    else if (pages[0] !== undefined) go.to(pages[0].page, pages[0].query ?? {});
    else if (asks[0] !== undefined) go.to(asks[0].page, asks[0].query);
    else if (people[0] !== undefined) go.to('chart', { id: people[0].id });
    else if (days[0] !== undefined) go.to('calendar', { date: formatDate(days[0].civil) });
  };
  const handleSubmit = () => {
    go.query({ q: text });
    setSent((count) => count + 1);
    if (read.state === 'ready') perform(command);
  };
  const arrive = useEffectEvent((command: Command) => {
    // Once: coming back to this page performs nothing.
    go.query({ run: undefined });
    perform(command);
  });
  useEffect(() => {
    if (run !== undefined && command !== null) arrive(command);
  }, [run, command]);

  const isNothing =
    text.trim() !== '' &&
    read.state === 'ready' &&
    named.state === 'ready' &&
    cases !== null &&
    command === null &&
    understand.state === 'ready' &&
    [pages, found, asks, people, days].every(({ length }) => length === 0);
  return (
    <Page title="搜索">
      <CommandForm
        placeholder="1990-06-15 14:30 女 成都"
        value={text}
        onChange={setText}
        enterKeyHint="search"
        onSubmit={handleSubmit}
      />
      {command !== null && (
        <CommandRows
          command={command}
          attempts={attempts}
          onPerform={() => perform(command)}
          onCast={(casting) => void casting.then(cast)}
          onLine={setText}
        />
      )}
      <SearchResults
        pagesTitle={text.trim() === '' ? '常用' : '功能'}
        pages={pages}
        terms={found}
        asks={asks}
        people={people}
        days={command === null ? days : []}
      />
      {isNothing && <Note>没有找到「{text.trim()}」，可换一个说法，或到反馈中心告诉我们</Note>}
    </Page>
  );
}
