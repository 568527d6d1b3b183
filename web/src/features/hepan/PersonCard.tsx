/**
 * One of the two to be compared: who it is, or the buttons to choose.
 */
import { birthLine, caseName } from '../../lib/cases/caseRecord.ts';
import type { ComparedPerson } from '../../lib/cases/comparisonRecord.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { notebookIcon, plusIcon, xIcon } from '../../ui/tables/icons.ts';
import { Inline, Small, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  /** 甲方 or 乙方. */
  readonly label: string;
  readonly person: ComparedPerson | null;
  readonly onPick: () => void;
  readonly onEnter: () => void;
  readonly onClear: () => void;
}

export function PersonCard({ label, person, onPick, onEnter, onClear }: PersonCardProps) {
  const side = (
    <Text
      padX={2}
      face="serif"
      size="cell"
      leading="airy"
      weight="bold"
      tone="accent"
      className={styles.Label}
    >
      {label}
    </Text>
  );
  if (person === null)
    return (
      <Stack
        as="section"
        gap={2}
        narrow
        padY={3}
        padX={3}
        className={styles.Card}
        data-empty
        aria-label={label}
      >
        {side}
        <Button variant="secondary" size="small" onClick={onPick}>
          <Icon of={notebookIcon} size={1.125} /> 从命例选
        </Button>
        <Button variant="secondary" size="small" onClick={onEnter}>
          <Icon of={plusIcon} size={1.125} /> 新录入
        </Button>
      </Stack>
    );
  return (
    <Stack as="section" gap={2} narrow padY={3} padX={3} className={styles.Card} aria-label={label}>
      <Inline align="center" justify="between">
        {side}
        <IconButton
          icon={xIcon}
          size={1.125}
          className={styles.Clear}
          label={`移除${label}`}
          onClick={onClear}
        />
      </Inline>
      <p className={styles.Name}>
        <Text as="b" face="serif" size="h1">
          {person.name === '' ? label : caseName(person)}
        </Text>{' '}
        <Small>{person.birth.sex}</Small>
      </p>
      <Text as="p" size="cell" tone="soft">
        {birthLine(person.birth)}
      </Text>
      <Inline
        face="serif"
        size="h1"
        weight="bold"
        leading="tight"
        className={styles.Pillars}
        role="img"
        aria-label={person.pillars.map((name) => name ?? '时辰不详').join(' ')}
      >
        {person.pillars.map((name, index) => (
          <Stack as="span" align="center" key={index}>
            <GanzhiText>{name?.[0] ?? '？'}</GanzhiText>
            <GanzhiText>{name?.[1] ?? '？'}</GanzhiText>
          </Stack>
        ))}
      </Inline>
    </Stack>
  );
}
