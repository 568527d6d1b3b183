import { useNavigate } from '@tanstack/react-router';
import { PATHS, type PageId, type Query } from '../../lib/page/paths.ts';
import { useGate } from '../../lib/wire/useGate.ts';
import { isAnsweredToday, rememberAnswered, rememberNames } from './answered.ts';

type Question = Parameters<typeof rememberAnswered>[0];

interface Asking {
  readonly question: Question;
  readonly feature: Parameters<ReturnType<typeof useGate>>[0];
  /** Names of those who take part, in their order. */
  readonly people: readonly ({ readonly name: string } | null)[];
  readonly page: PageId;
  /** What the address becomes, so that a login on the way comes back to it; null where it stays unchanged. */
  readonly address: Query | null;
  readonly work: () => Promise<unknown>;
}

/** Asks a question behind the gate, once a day; whether it may be answered. */
export function useAsking() {
  const gate = useGate();
  const navigate = useNavigate();
  return async (asking: Asking): Promise<boolean> => {
    const { question, feature, people, page, address, work } = asking;
    rememberNames(question.people.map((person, index) => ({ person, name: people[index]?.name ?? '' })));
    if (isAnsweredToday(question)) return true;
    if (address !== null) await navigate({ to: PATHS[page], search: address, replace: true });
    const { isOpen } = await gate(feature, work);
    if (isOpen) rememberAnswered(question);
    return isOpen;
  };
}
