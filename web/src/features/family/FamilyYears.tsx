import type { Family } from '@shangyuan/reading/family';
import { VisuallyHidden } from '../../ui/kit/Kit.tsx';
import styles from './FamilyYears.module.css';

/** A year of a person, by their places. */
export interface YearChoice {
  readonly person: number;
  readonly year: number;
}

interface FamilyYearsProps {
  readonly family: Family;
  /** Null on paper, where nothing can be opened. */
  readonly onYear: ((choice: YearChoice) => void) | null;
}

/** Persons by eight years: a character for each band, a ground behind a year that is hard for no one. */
export function FamilyYears({ family: { people, years }, onYear }: FamilyYearsProps) {
  return (
    <table className={styles.Years}>
      <caption>
        <VisuallyHidden>每个人八年里的起伏，顺、平、慎、守四档</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          {years.map(({ year, isGood }) => (
            <th key={year} scope="col" data-good={isGood} aria-label={`${year}年${isGood ? '，共好' : ''}`}>
              {String(year).slice(-2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ name }, person) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {years.map(({ year, isGood, cells }) => {
              const cell = cells[person] ?? null;
              return (
                <td key={year} data-good={isGood}>
                  {cell === null ? (
                    <span aria-label="还没出生">–</span>
                  ) : onYear === null ? (
                    <span data-voice={cell.voice}>{cell.voice}</span>
                  ) : (
                    <button
                      type="button"
                      data-voice={cell.voice}
                      aria-label={`${name} ${year}年，${cell.voice}`}
                      onClick={() => onYear({ person, year })}
                    >
                      {cell.voice}
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
