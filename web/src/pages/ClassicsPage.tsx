import { BOOK_CASES } from '@shangyuan/reading/classicCases';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { ClassicCase } from './ClassicCase.tsx';
import { ClassicsList } from './ClassicsList.tsx';

/** 古籍命例: the charts of the book with a search, or one of them by the query `case`; `id` and `example` name one's own chart. */
export default function ClassicsPage() {
  const { case: id } = useQueryTexts();
  const book = BOOK_CASES.find((each) => each.id === id);
  return book === undefined ? <ClassicsList unknown={id ?? null} /> : <ClassicCase key={id} book={book} />;
}
