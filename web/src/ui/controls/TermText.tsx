import { useModule } from '../../lib/page/useModule.ts';
import { PageLink } from '../shell/PageLink.tsx';
import styles from './WhyButton.module.css';

const loadGlossary = () => import('@shangyuan/reading/glossary');

interface TermTextProps {
  readonly text: string;
  /** Explains the term on the page itself; without it a term links to the glossary. */
  readonly onTerm?: (term: string) => void;
}

/** A text whose terms can be tapped. The text renders at once; explanations load with the glossary. */
export function TermText({ text, onTerm }: TermTextProps) {
  const glossary = useModule(loadGlossary);
  if (glossary.state !== 'ready') return <>{text}</>;
  return (
    <>
      {glossary.value.termParts(text).map(({ text: part, term }, i) =>
        term === null ? (
          part
        ) : onTerm !== undefined ? (
          <button key={i} type="button" className={styles.Term} onClick={() => onTerm(term)}>
            {part}
          </button>
        ) : (
          <PageLink key={i} page="glossary" query={{ term }} className={styles.Term}>
            {part}
          </PageLink>
        ),
      )}
    </>
  );
}
