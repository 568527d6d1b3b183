import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Sex } from '@shangyuan/engine/chart';
import { useCasting } from '../features/cases/useCasting.ts';
import { findPages, findTerms } from '../features/help/searchView.ts';
import { caseName } from '../lib/cases/caseRecord.ts';
import { useCases } from '../lib/cases/deviceLists.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useModule } from '../lib/page/useModule.ts';
import { useToday } from '../lib/time/useToday.ts';
import { useSession } from '../lib/wire/session.ts';
import { formatDate } from '../lib/words/dateText.ts';
import { Chip } from '../ui/controls/Choice.tsx';
import { ActionRow, FactRow, FieldRow, LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { SearchField } from '../ui/controls/SearchField.tsx';
import { Card, Sep, SectionTitle } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { QuotaHint } from '../ui/states/QuotaHint.tsx';
import { findByName } from './findByName.ts';
import { Inline } from '../ui/kit/Kit.tsx';
import { parseCommand, type Command } from './parseCommand.ts';

const loadTerms = async () => {
  const { TERMS, TERM_ALIASES } = await import('@shangyuan/reading/glossary');
  return [...TERMS, ...Object.keys(TERM_ALIASES)];
};

/** 搜索: pages, terms, cases and days by their names, a birth to cast, a day to open. */
export default function SearchPage() {
  const go = useGo();
  const cast = useCasting();
  const { q = '', run } = useQueryTexts();
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(0);
  // A submitted line, from here or from the first page, is in the address.
  const sexRequests = text === q ? 1 + sent : 0;
  const flags = useSession((session) => session.flags);
  const { date, jdn } = useToday();
  const cases = useCases();
  const terms = useModule(loadTerms);
  const read = useResource({
    queryKey: ['command', text, date.year],
    queryFn: () => parseCommand(text, date.year),
  });
  const command = read.state === 'ready' ? read.value : null;
  const named = useResource({
    queryKey: ['named', text, jdn, cases?.length],
    queryFn: () => findByName(text, cases ?? [], jdn),
  });
  const { cases: people, days } = named.state === 'ready' ? named.value : { cases: [], days: [] };
  const pages = findPages(text, (flag) => flags[flag]);
  const found = terms.state === 'ready' ? findTerms(text, terms.value) : [];

  const perform = (command: Command | null) => {
    if (command?.kind === 'date') go.to('calendar', { date: command.date });
    else if (command?.kind === 'birth' && command.sex !== null) void command.casting(command.sex).then(cast);
    else if (command !== null) return;
    else if (pages[0] !== undefined) go.to(pages[0].page, pages[0].query ?? {});
    else if (people[0] !== undefined) go.to('chart', { id: people[0].id });
    else if (days[0] !== undefined) go.to('calendar', { date: formatDate(days[0].civil) });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
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
    [pages, found, people, days].every(({ length }) => length === 0);
  return (
    <PageShell title="搜索">
      <PageBody>
        <form role="search" onSubmit={handleSubmit}>
          <SearchField
            label="搜索或输入生辰"
            placeholder="1990-06-15 14:30 女 成都"
            value={text}
            onChange={setText}
            enterKeyHint="search"
          />
        </form>
        {command?.kind === 'refused' && <FormError>{command.message}</FormError>}
        {command !== null && command.kind !== 'refused' && (
          <Card isPadded={false}>
            <Rows>
              {command.kind === 'date' ? (
                <ActionRow label="看这一天" value={command.date} onClick={() => perform(command)} />
              ) : command.sex === null ? (
                <>
                  <FactRow label="排盘" value={command.text} />
                  <ChooseSex
                    requests={sexRequests}
                    onChoose={(sex) => void command.casting(sex).then(cast)}
                  />
                </>
              ) : (
                <ActionRow label="排盘" value={command.text} onClick={() => perform(command)} />
              )}
            </Rows>
          </Card>
        )}
        {command?.kind === 'birth' && <QuotaHint feature="PaiPan" />}
        {pages.length > 0 && (
          <>
            <SectionTitle>{text.trim() === '' ? '常用' : '功能'}</SectionTitle>
            <Card isPadded={false}>
              <Rows isDense>
                {pages.map(({ page, query, text: name }) => (
                  <LinkRow key={name} page={page} {...(query === undefined ? {} : { query })} label={name} />
                ))}
              </Rows>
            </Card>
          </>
        )}
        {found.length > 0 && (
          <>
            <SectionTitle>名词</SectionTitle>
            <Card isPadded={false}>
              <Rows isDense>
                {found.map((term) => (
                  <LinkRow key={term} page="glossary" query={{ term }} label={term} />
                ))}
              </Rows>
            </Card>
          </>
        )}
        {people.length > 0 && (
          <>
            <SectionTitle>命例</SectionTitle>
            <Card isPadded={false}>
              <Rows isDense>
                {people.map((record) => (
                  <LinkRow
                    key={record.id}
                    page="chart"
                    query={{ id: record.id }}
                    label={caseName(record)}
                    value={record.pillars.filter((pillar) => pillar !== null).join(' ')}
                  />
                ))}
              </Rows>
            </Card>
          </>
        )}
        {command === null && days.length > 0 && (
          <>
            <SectionTitle>日子</SectionTitle>
            <Card isPadded={false}>
              <Rows isDense>
                {days.map(({ jdn: day, civil, name, lunar }) => (
                  <LinkRow
                    key={`${day} ${name}`}
                    page="calendar"
                    query={{ date: formatDate(civil) }}
                    label={name}
                    value={
                      <>
                        {formatDate(civil)}
                        <Sep />
                        {lunar}
                      </>
                    }
                  />
                ))}
              </Rows>
            </Card>
          </>
        )}
        {isNothing && <Note>没有找到「{text.trim()}」，可换一个说法，或到反馈中心告诉我们</Note>}
      </PageBody>
    </PageShell>
  );
}

const SEXES = ['男', '女'] as const satisfies readonly Sex[];

interface ChooseSexProps {
  /** How often the line was submitted without it: each time the choice takes the focus and shows what is missing. */
  readonly requests: number;
  readonly onChoose: (sex: Sex) => void;
}

/** The sex of a birth whose line does not say it: choosing casts. */
function ChooseSex({ requests, onChoose }: ChooseSexProps) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (requests > 0) field.current?.querySelector('button')?.focus();
  }, [requests]);
  return (
    <FieldRow label="性别">
      <Inline gap={2} ref={field} role="group" aria-label="性别">
        {SEXES.map((sex) => (
          <Chip key={sex} onClick={() => onChoose(sex)}>
            {sex}
          </Chip>
        ))}
      </Inline>
      {requests > 0 && <FormError>请选择性别，大运的顺逆随性别而定</FormError>}
    </FieldRow>
  );
}
