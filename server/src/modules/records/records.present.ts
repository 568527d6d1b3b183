/** A record on the wire. */
import type { WireRecord } from '@shangyuan/contract';
import type { RecordRow } from '../../db/tables.ts';

export function presentRecord(row: RecordRow): WireRecord {
  return {
    id: row.id,
    kind: row.kind,
    body: row.body === null ? null : { ...row.body },
    revision: row.revision,
    editedAt: row.edited_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? '',
    cursor: row.cursor,
  };
}
