/** Before each test: one named by `PENDING` is expected to fail. */
import { basename } from 'node:path';
import { beforeEach } from 'vitest';
import { isPending } from './pending.ts';

beforeEach(({ task }) => {
  if (isPending(basename(task.file.filepath), task.fullTestName)) Object.assign(task, { fails: true });
});
