import { SECTION_TITLES, type ReportFrame, type SectionId } from '@shangyuan/reading/report';
import { useResource } from '../../lib/page/resource.ts';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';
import { reportSection } from './reportSection.ts';
import { gistOf } from './reportView.ts';
import { useNear } from './useNear.ts';

interface LockedSectionsProps {
  readonly frame: ReportFrame;
  readonly ids: readonly SectionId[];
}

/** Sections that are not open: what each is about, and its one sentence. */
export function LockedSections({ frame, ids }: LockedSectionsProps) {
  return (
    <section className={styles.Locked}>
      <SectionTitle>其余 {ids.length} 篇，各读一句</SectionTitle>
      <ol>
        {ids.map((id) => (
          <LockedSection key={id} frame={frame} id={id} />
        ))}
      </ol>
    </section>
  );
}

function LockedSection({ frame, id }: { readonly frame: ReportFrame; readonly id: SectionId }) {
  const [row, isNear] = useNear<HTMLLIElement>('200px');
  return (
    <li ref={row}>
      <Text as="h3" face="serif" size="h2" weight="bold">
        {SECTION_TITLES[id]}
      </Text>
      {isNear ? (
        <Gist frame={frame} id={id} />
      ) : (
        <Text as="p" size="body" leading="airy" tone="soft">
          　
        </Text>
      )}
    </li>
  );
}

function Gist({ frame, id }: { readonly frame: ReportFrame; readonly id: SectionId }) {
  const loaded = useResource(reportSection(frame, id));
  if (loaded.state !== 'ready' || loaded.value === null)
    return (
      <Text as="p" size="body" leading="airy" tone="soft">
        　
      </Text>
    );
  return (
    <Text as="p" size="body" leading="airy" tone="soft">
      {gistOf(loaded.value)}
    </Text>
  );
}
