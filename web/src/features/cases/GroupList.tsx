/**
 * Groups in their order: opened, renamed, deleted with undo, moved by dragging or by the arrow keys.
 */
import { useRef, useState, type ComponentProps, type KeyboardEvent, type PointerEvent } from 'react';
import { deleteGroup, saveGroups } from '../../lib/cases/groupDb.ts';
import { GROUP_COLOURS, moveGroup, type GroupRecord } from '../../lib/cases/groupRecord.ts';
import { showSnack } from '../../lib/page/toast.ts';
import { ActionSheet } from '../../ui/controls/ActionSheet.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { dotsSixVerticalIcon, dotsThreeIcon, pencilSimpleIcon, trashIcon } from '../../ui/tables/icons.ts';
import { NO_GROUP } from './caseFilter.ts';
import { GroupDot } from './GroupDot.tsx';
import { Inline, Small, Stack } from '../../ui/kit/Kit.tsx';
import styles from './Groups.module.css';

interface GroupListProps {
  readonly groups: readonly GroupRecord[];
  /** Cases of each group by its id; '' for those without one. */
  readonly counts: ReadonlyMap<string, number>;
  readonly onRename: (group: GroupRecord) => void;
}

async function remove(group: GroupRecord): Promise<void> {
  const undo = await deleteGroup(group, Date.now());
  showSnack({ text: `已删除「${group.name}」`, action: '撤销', onAction: () => void undo() });
}

async function saveMoved(groups: readonly GroupRecord[], from: number, to: number): Promise<void> {
  const nowMs = Date.now();
  await saveGroups(moveGroup(groups, from, to).map((group) => ({ ...group, updatedAt: nowMs })));
}

function nextColour({ colour }: GroupRecord): GroupRecord['colour'] {
  return GROUP_COLOURS[(GROUP_COLOURS.indexOf(colour) + 1) % GROUP_COLOURS.length] ?? colour;
}

export function GroupList({ groups, counts, onRename }: GroupListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [pressed, setPressed] = useState<GroupRecord | null>(null);
  /** Index of the group that is being dragged, and where it would land. */
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null);
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < groups.length) void saveMoved(groups, from, to);
  };
  const indexAt = (y: number): number => {
    const rows = [...(list.current?.querySelectorAll('[data-group]') ?? [])];
    const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return over < 0 ? rows.length - 1 : over;
  };
  const handlesOf = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag !== null) setDrag({ ...drag, to: indexAt(event.clientY) });
    },
    onPointerUp: () => {
      if (drag !== null) move(drag.from, drag.to);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      move(index, index + step);
    },
  });
  return (
    <>
      <Stack as="ul" ref={list}>
        {groups.map((group, index) => (
          <Inline
            as="li"
            align="center"
            tall="row"
            key={group.id}
            data-group
            className={styles.Row}
            data-dragged={drag?.from === index}
            data-target={drag !== null && drag.to === index && drag.from !== index}
          >
            <button
              type="button"
              className={styles.Handle}
              aria-label={`移动 ${group.name}，第 ${index + 1} 个，上下键调整`}
              {...handlesOf(index)}
            >
              <Icon of={dotsSixVerticalIcon} size={1.25} />
            </button>
            <CasesLink id={group.id} count={counts.get(group.id)}>
              <GroupDot colour={group.colour} />
              <span>{group.name}</span>
            </CasesLink>
            <button
              type="button"
              className={styles.More}
              aria-label={`${group.name} 更多`}
              onClick={() => setPressed(group)}
            >
              <Icon of={dotsThreeIcon} size={1.25} />
            </button>
          </Inline>
        ))}
        <Inline as="li" align="center" tall="row" className={styles.Row}>
          <CasesLink id={NO_GROUP} count={counts.get('')} aria-label="未分组">
            <span>未分组</span>
          </CasesLink>
        </Inline>
      </Stack>
      {pressed !== null && (
        <ActionSheet
          isOpen
          title={pressed.name}
          onClose={() => setPressed(null)}
          actions={[
            { text: '改名', icon: pencilSimpleIcon, onSelect: () => onRename(pressed) },
            {
              text: '换一种颜色',
              onSelect: () =>
                void saveGroups([{ ...pressed, colour: nextColour(pressed), updatedAt: Date.now() }]),
            },
            {
              text: '删除分组（命例移到未分组）',
              icon: trashIcon,
              isDanger: true,
              onSelect: () => void remove(pressed),
            },
          ]}
        />
      )}
    </>
  );
}

interface CasesLinkProps extends Omit<ComponentProps<typeof PageLink>, 'page'> {
  /** Of the group. */
  readonly id: string;
  readonly count: number | undefined;
}

/** Leads to the cases of a group. */
function CasesLink({ id, count = 0, children, ...rest }: CasesLinkProps) {
  return (
    <Inline
      as={PageLink}
      grow
      gap={2}
      align="center"
      page="cases"
      query={{ group: id }}
      className={styles.Link}
      {...rest}
    >
      {children}
      <Small size="sub">{count}</Small>
    </Inline>
  );
}
