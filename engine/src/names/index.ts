/**
 * Room names: English of what the engine names in Chinese: stems, branches and pairs, terms, festivals, spirits, ten gods,
 * affairs. Labels; no result depends on them.
 */
export * from './englishName.ts';
