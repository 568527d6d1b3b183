/**
 * The grid of a chart as a screen reader reads it: cells by pillar and row.
 */
import { expect, type Page } from '@playwright/test';

/** The grid and the strips of a chart page. */
export class ChartGrid {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get table() {
    return this.#page.getByRole('table', { name: /四柱表/ });
  }

  /** A cell, such as 月柱 天干. */
  cell(pillar: string, row: string) {
    return this.table.getByRole('button', { name: new RegExp(`^${pillar} ${row}`) });
  }

  /** Column heads from the left. */
  get columns() {
    return this.table.getByRole('columnheader');
  }

  /** A strip of luck: 大运, 流年, 流月. */
  strip(name: string) {
    return this.#page.getByRole('listbox', { name, exact: true });
  }

  /** The stem and branch of a column are those of a pillar. */
  async expectPillar(title: string, ganzhi: string): Promise<void> {
    const [stem = '', branch = ''] = ganzhi;
    await expect(this.cell(title, '天干')).toHaveAccessibleName(new RegExp(`天干 ${stem} `));
    await expect(this.cell(title, '地支')).toHaveAccessibleName(new RegExp(`地支 ${branch} `));
  }

  /** The four natal pillars, year first. */
  async expectPillars(pillars: readonly [string, string, string, string]): Promise<void> {
    const titles = ['年柱', '月柱', '日柱', '时柱'];
    for (const [i, ganzhi] of pillars.entries()) await this.expectPillar(titles[i] ?? '', ganzhi);
  }
}
