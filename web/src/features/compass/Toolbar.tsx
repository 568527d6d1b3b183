import { Icon } from '../../ui/display/Icon.tsx';
import { Grid } from '../../ui/kit/Kit.tsx';
import styles from './Toolbar.module.css';

/** A tool below the dial. */
export interface Tool {
  readonly text: string;
  readonly icon: string;
  /** For a tool that is on or off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

/** The tools of the compass in one strip. */
export function Toolbar({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <div className={styles.Toolbar} role="toolbar" aria-label="罗盘工具">
      {tools.map(({ text, icon, isOn, onClick }) => (
        <Grid
          as="button"
          gap={1}
          centred
          padY={3}
          size="cell"
          tone="soft"
          key={icon}
          type="button"
          aria-pressed={isOn}
          onClick={onClick}
        >
          <Icon of={icon} />
          {text}
        </Grid>
      ))}
    </div>
  );
}
