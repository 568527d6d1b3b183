/** Version of the agreement and the privacy text, as consents name it: the day they were last changed. */
export const TEXTS_VERSION = '2026-11-22';
