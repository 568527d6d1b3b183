import { Icon } from '../display/Icon.tsx';
import { Inline, List } from '../kit/Kit.tsx';
import styles from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';

interface Action {
  readonly text: string;
  readonly icon?: string;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

interface ActionSheetProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
}

/** A list of things to do, from the bottom edge; choosing one closes it. */
export function ActionSheet({ isOpen, title, actions, onClose }: ActionSheetProps) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <List ruled>
        {actions.map((action) => (
          <li key={action.text}>
            <Inline
              as="button"
              tall="row"
              gap={3}
              align="center"
              wide
              size="body"
              className={styles.Action}
              data-danger={action.isDanger ?? false}
              onClick={() => {
                onClose();
                action.onSelect();
              }}
            >
              {action.icon !== undefined && <Icon of={action.icon} size={1.25} />}
              {action.text}
            </Inline>
          </li>
        ))}
      </List>
    </Sheet>
  );
}
