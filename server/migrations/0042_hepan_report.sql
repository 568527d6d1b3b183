-- No screen opens a single comparison report: it is not sold until one does. What was bought stays.
UPDATE product SET sold_until = '2026-01-01T00:00:01+08:00' WHERE id = 'report-hepan' AND sold_until IS NULL;
