import { Icon } from '../../ui/display/Icon.tsx';
import { Grid } from '../../ui/kit/Kit.tsx';
import {
  arrowsClockwiseLightIcon,
  floppyDiskLightIcon,
  handLightIcon,
  lockLightIcon,
  slidersHorizontalLightIcon,
} from '../../ui/tables/icons.ts';
import styles from './Compass.module.css';
import type { CompassState } from './useCompass.ts';

/** A tool below the dial. */
interface Tool {
  readonly text: string;
  readonly icon: string;
  /** For a tool that is on or off. */
  readonly isOn?: boolean;
  readonly onClick: () => void;
}

interface ToolbarProps {
  readonly compass: CompassState;
  readonly onOpen: (sheet: 'calibrate' | 'trim' | 'save') => void;
}

function toolsOf(compass: CompassState, open: ToolbarProps['onOpen']): readonly Tool[] {
  const { isLocked, isManual, live } = compass;
  return [
    {
      text: isLocked ? '解锁' : '锁定',
      icon: lockLightIcon,
      isOn: isLocked,
      onClick: () => compass.setLocked(!isLocked),
    },
    { text: '校准', icon: arrowsClockwiseLightIcon, onClick: () => open('calibrate') },
    { text: '微调', icon: slidersHorizontalLightIcon, onClick: () => open('trim') },
    {
      text: '手动',
      icon: handLightIcon,
      isOn: isManual,
      onClick: () => compass.setManual(live === null || !isManual),
    },
    { text: '保存', icon: floppyDiskLightIcon, onClick: () => open('save') },
  ];
}

/** The tools of the compass in one strip. */
export function Toolbar({ compass, onOpen }: ToolbarProps) {
  return (
    <Grid
      columns="repeat(5, 1fr)"
      round="card"
      ground="card"
      className={styles.Toolbar}
      role="toolbar"
      aria-label="罗盘工具"
    >
      {toolsOf(compass, onOpen).map(({ text, icon, isOn, onClick }) => (
        <Grid
          as="button"
          gap={1}
          centred
          padY={3}
          size="cell"
          tone="soft"
          key={icon}
          aria-pressed={isOn}
          onClick={onClick}
        >
          <Icon of={icon} />
          {text}
        </Grid>
      ))}
    </Grid>
  );
}
