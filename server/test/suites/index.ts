/** All suites, to be run on each database. */
import { afterAll, beforeAll, describe } from 'vitest';
import { startHarness, type Harness, type HarnessKind } from '../harness.ts';
import { accessSuite } from './access.suite.ts';
import { accountsSuite } from './accounts.suite.ts';
import { avatarSuite } from './avatar.suite.ts';
import { batchesSuite } from './batches.suite.ts';
import { budgetsSuite } from './budgets.suite.ts';
import { calendarsSuite } from './calendars.suite.ts';
import { chartLinksSuite } from './chartLinks.suite.ts';
import { codesSuite } from './codes.suite.ts';
import { edgesSuite } from './edges.suite.ts';
import { eventsSuite } from './events.suite.ts';
import { exportSuite } from './export.suite.ts';
import { feedbackSuite } from './feedback.suite.ts';
import { forgedNoticesSuite } from './forgedNotices.suite.ts';
import { fuzzSuite } from './fuzz.suite.ts';
import { holidaysSuite } from './holidays.suite.ts';
import { houseSuite } from './house.suite.ts';
import { legacySuite } from './legacy.suite.ts';
import { mcpSuite } from './mcp.suite.ts';
import { mergeSuite } from './merge.suite.ts';
import { mergeModelSuite } from './mergeModel.suite.ts';
import { monitoringSuite } from './monitoring.suite.ts';
import { moneyEventsSuite } from './moneyEvents.suite.ts';
import { moneyModelSuite } from './moneyModel.suite.ts';
import { moneyOpsSuite } from './moneyOps.suite.ts';
import { operatorSuite } from './operator.suite.ts';
import { opsSuite } from './ops.suite.ts';
import { personalDataSuite } from './personalData.suite.ts';
import { providerWordsSuite } from './providerWords.suite.ts';
import { purchasesSuite } from './purchases.suite.ts';
import { passkeysSuite } from './passkeys.suite.ts';
import { quotaSuite } from './quota.suite.ts';
import { recordsSuite } from './records.suite.ts';
import { refundsSuite } from './refunds.suite.ts';
import { rotationSuite } from './rotation.suite.ts';
import { safetySuite } from './safety.suite.ts';
import { secondStepSuite } from './secondStep.suite.ts';
import { settlingSuite } from './settling.suite.ts';
import { smsCodesSuite } from './smsCodes.suite.ts';
import { statementsSuite } from './statements.suite.ts';
import { sweepSuite } from './sweep.suite.ts';
import { syncSuite } from './sync.suite.ts';
import { syncLargeSuite } from './syncLarge.suite.ts';
import { takeoverSuite } from './takeover.suite.ts';
import { variantsSuite } from './variants.suite.ts';
import { waysInSuite } from './waysIn.suite.ts';

/** Suites that FULL=1 makes long; behind a pooler they would try nothing that the others do not. */
const SWEEPS: readonly unknown[] = [moneyModelSuite, mergeModelSuite, fuzzSuite];

export function suitesOn(kind: HarnessKind, more: (harness: () => Harness) => void = () => {}): void {
  describe(`server on ${kind}`, () => {
    let harness: Harness | undefined;
    beforeAll(async () => {
      harness = await startHarness(kind);
    });
    afterAll(async () => {
      await harness?.stop();
    });
    const get = (): Harness => {
      if (harness === undefined) throw new TypeError('Cannot use the harness: not started');
      return harness;
    };
    const all = [
      // First what names days of the year in which the clock starts: the others let months pass.
      holidaysSuite,
      chartLinksSuite,
      calendarsSuite,
      legacySuite,
      accountsSuite,
      avatarSuite,
      quotaSuite,
      purchasesSuite,
      settlingSuite,
      forgedNoticesSuite,
      sweepSuite,
      refundsSuite,
      providerWordsSuite,
      codesSuite,
      moneyOpsSuite,
      moneyEventsSuite,
      moneyModelSuite,
      mergeSuite,
      mergeModelSuite,
      recordsSuite,
      batchesSuite,
      syncSuite,
      syncLargeSuite,
      feedbackSuite,
      accessSuite,
      opsSuite,
      operatorSuite,
      budgetsSuite,
      exportSuite,
      personalDataSuite,
      eventsSuite,
      safetySuite,
      fuzzSuite,
      edgesSuite,
      mcpSuite,
      houseSuite,
      rotationSuite,
      takeoverSuite,
      waysInSuite,
      smsCodesSuite,
      passkeysSuite,
      secondStepSuite,
      variantsSuite,
      monitoringSuite,
      // Last: it looks at what the others have asked.
      statementsSuite,
    ];
    for (const suite of all) if (kind !== 'pooled' || !SWEEPS.includes(suite)) suite(get);
    more(get);
  });
}
