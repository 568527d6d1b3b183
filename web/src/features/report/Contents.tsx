import { SECTION_TITLES, type SectionId } from '@shangyuan/reading/report';
import { Icon } from '../../ui/display/Icon.tsx';
import { lockIcon } from '../../ui/tables/icons.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';

interface ContentsProps {
  readonly ids: readonly SectionId[];
  /** Sections that are open to the reader. */
  readonly openIds: readonly SectionId[];
  readonly current: SectionId | null;
  readonly onChoose: (choice: { readonly id: SectionId }) => void;
}

/** The sections of a report, to go to one. */
export function Contents({ ids, openIds, current, onChoose }: ContentsProps) {
  return (
    <ol className={styles.List}>
      {ids.map((id, index) => (
        <li key={id}>
          <Inline
            as="button"
            tall="touch"
            round="input"
            gap={3}
            align="center"
            wide
            padX={2}
            face="serif"
            size="body"
            aria-current={id === current ? 'location' : undefined}
            onClick={() => onChoose({ id })}
          >
            <Text textAlign="end" face="sans" size="cell" tone="faint" aria-hidden>
              {index + 1}
            </Text>
            {SECTION_TITLES[id]}
            {!openIds.includes(id) && (
              <Text as="i" pushed tone="faint" role="img" aria-label="会员">
                <Icon of={lockIcon} size={1} />
              </Text>
            )}
          </Inline>
        </li>
      ))}
    </ol>
  );
}
