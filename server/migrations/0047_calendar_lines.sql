-- A calendar of a line a day: the device that works them out writes them here, the server works out none and has no birth for it.
-- JSON of days and texts; the calendars of other kinds have none.
ALTER TABLE calendar ADD COLUMN lines text NOT NULL DEFAULT '[]';
ALTER TABLE calendar DROP CONSTRAINT calendar_kind_check;
ALTER TABLE calendar ADD CONSTRAINT calendar_kind_check CHECK (kind IN ('almanac', 'days', 'birthdays', 'lines'));
ALTER TABLE calendar ADD CONSTRAINT calendar_lines_of_kind CHECK (kind = 'lines' OR lines = '[]');
