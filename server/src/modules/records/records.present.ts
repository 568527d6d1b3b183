/** A record on the wire. */
import type { WireRecord } from '@shangyuan/contract';
import type { SavedRecord } from './records.service.ts';

export function presentRecord(record: SavedRecord): WireRecord {
  return {
    id: record.id,
    kind: record.kind,
    body: record.body === null ? null : { ...record.body },
    revision: record.revision,
    conflicts: record.conflicts,
    editedAt: record.edited_at.toISOString(),
    deletedAt: record.deleted_at?.toISOString() ?? '',
    cursor: record.cursor,
  };
}
