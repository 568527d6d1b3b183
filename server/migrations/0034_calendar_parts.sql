-- What of the almanac a calendar holds: terms, festivals, days off. Those opened before hold all three.
ALTER TABLE calendar
  ADD COLUMN has_terms boolean NOT NULL DEFAULT true,
  ADD COLUMN has_festivals boolean NOT NULL DEFAULT true,
  ADD COLUMN has_holidays boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT calendar_holds_something CHECK (has_terms OR has_festivals OR has_holidays);
