import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useGo } from '../../lib/page/navigation.ts';
import { Grid, Inline, Text } from '../kit/Kit.tsx';
import styles from './AppHeader.module.css';
import { HeaderStripSlot } from './headerStrip.ts';
import { Icon } from '../display/Icon.tsx';
import { caretLeftIcon, magnifyingGlassIcon } from '../tables/icons.ts';

interface AppHeaderProps {
  readonly title: ReactNode;
  /** Position of the title: in the middle, or at the left edge as a wordmark. */
  readonly align?: 'center' | 'start';
  readonly hasBack?: boolean;
  /** Buttons at the right, see HeaderButton. */
  readonly right?: ReactNode;
  readonly onBack?: (() => void) | undefined;
}

/** Whether no page has been shown yet: a browser begins the first one by itself. */
let isFirst = true;

/** The shared header, 93 high at base width: 49 for the live strip, 44 for title and buttons, a gold line below. */
export function AppHeader({ title, align = 'center', hasBack = true, right, onBack }: AppHeaderProps) {
  const go = useGo();
  const strip = useContext(HeaderStripSlot);
  const heading = useRef<HTMLHeadingElement>(null);
  // A page that took the place of another is read from its title; what was pressed is gone with the page before.
  useEffect(() => {
    if (isFirst) isFirst = false;
    else if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.Header}>
      <Inline wrap justify="between" gap={2} nowrap className={styles.Strip} aria-hidden>
        {strip}
      </Inline>
      <Grid
        columns="minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr)"
        align="center"
        padX={2}
        className={styles.Bar}
        data-align={align}
      >
        {hasBack && (
          <button type="button" className={styles.Button} aria-label="返回" onClick={onBack ?? go.back}>
            <Icon of={caretLeftIcon} />
          </button>
        )}
        {title !== '' && (
          <Text
            as="h1"
            face="serif"
            weight="bold"
            textAlign="center"
            nowrap
            ref={heading}
            tabIndex={-1}
            className={styles.Title}
          >
            {title}
          </Text>
        )}
        <div className={styles.Right}>{right}</div>
      </Grid>
    </header>
  );
}

interface HeaderButtonProps {
  readonly label: string;
  /** Outline from tables/icons.ts; without it the label is shown as a pill. */
  readonly icon?: string;
  readonly onClick: () => void;
}

/** A button at the right of the header. */
export function HeaderButton({ label, icon, onClick }: HeaderButtonProps) {
  if (icon === undefined)
    return (
      <Grid as="button" centred padX={2} className={styles.PillButton} onClick={onClick}>
        <span className={styles.Pill}>{label}</span>
      </Grid>
    );
  return (
    <button type="button" className={styles.Button} aria-label={label} onClick={onClick}>
      <Icon of={icon} size={1.375} />
      <span className={styles.Word} aria-hidden>
        {label}
      </span>
    </button>
  );
}

interface HeaderSearchProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The link to a search: a button, on a desktop rendered as the field it opens. */
export function HeaderSearch({ label, onClick }: HeaderSearchProps) {
  return (
    <button type="button" className={styles.Button} aria-label={label} data-field onClick={onClick}>
      <Icon of={magnifyingGlassIcon} size={1.375} />
      <span className={styles.Word} aria-hidden>
        {label}
      </span>
    </button>
  );
}
