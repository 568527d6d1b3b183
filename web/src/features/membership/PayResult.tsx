import type { ReactNode } from 'react';
import { Icon } from '../../ui/display/Icon.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { FactRow, RowsCard } from '../../ui/controls/Rows.tsx';
import {
  arrowUUpLeftIcon,
  checkIcon,
  hourglassMediumIcon,
  infoIcon,
  walletIcon,
  xIcon,
} from '../../ui/tables/icons.ts';
import type { PayState } from './payView.ts';
import { Grid, Stack, Text } from '../../ui/kit/Kit.tsx';
import styles from './PayResult.module.css';

const MARKS = {
  confirming: { icon: hourglassMediumIcon, tone: 'accent' },
  paid: { icon: checkIcon, tone: 'full' },
  cancelled: { icon: arrowUUpLeftIcon, tone: 'plain' },
  failed: { icon: xIcon, tone: 'danger' },
  unpaid: { icon: hourglassMediumIcon, tone: 'plain' },
  scan: { icon: walletIcon, tone: 'accent' },
  closed: { icon: xIcon, tone: 'plain' },
  refunded: { icon: arrowUUpLeftIcon, tone: 'plain' },
  unknown: { icon: infoIcon, tone: 'plain' },
} as const satisfies Record<PayState, { icon: string; tone: string }>;

interface PayResultProps {
  readonly state: PayState;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Between the sentence and the facts: a code, the place in the sequence. */
  readonly children?: ReactNode;
  readonly buttons: ReactNode;
  /** Secondary links, below the buttons. */
  readonly links?: ReactNode;
}

/** What became of a payment: mark, sentence, facts, at most two buttons. */
export function PayResult({ state, title, text, facts, children, buttons, links }: PayResultProps) {
  const { icon, tone } = MARKS[state];
  return (
    <Stack gap={4} className={styles.Result} data-state={state}>
      {state !== 'scan' && (
        <Grid as="span" centred tone="soft" className={styles.Mark} data-tone={tone}>
          <Icon of={icon} size={2} />
        </Grid>
      )}
      <Text as="div" textAlign="center" role="status">
        <Text as="h2" face="serif" size="h1" weight="bold">
          {title}
        </Text>
        <Text as="p" top={1} tone="soft">
          {text}
        </Text>
      </Text>
      {children}
      {facts.length > 0 && (
        <RowsCard isDense>
          {facts.map(([label, value]) => (
            <FactRow key={label} label={label} value={value} />
          ))}
        </RowsCard>
      )}
      <div className={styles.Buttons}>{buttons}</div>
      {links !== undefined && <Links>{links}</Links>}
    </Stack>
  );
}

const STEPS = ['已提交', '等待通知', '到账'] as const;

/** The three steps of a pending payment; the second is the current one. */
export function PaySteps({ children }: { readonly children: ReactNode }) {
  return (
    <Grid gap={2}>
      <Grid
        as="ol"
        columns="repeat(3, 1fr)"
        size="cell"
        textAlign="center"
        tone="soft"
        className={styles.Steps}
      >
        {STEPS.map((step, index) => (
          <li key={step} data-place={index} aria-current={index === 1 ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </Grid>
      <Text as="p" size="cell" textAlign="center" tone="soft">
        {children}
      </Text>
    </Grid>
  );
}
