/**
 * The birth form as a person uses it: on 排盘 and on 八字排盘.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { expectSettled } from './looks.ts';

/** The form of a birth, its time sheet and its place sheet. */
export class BirthForm {
  readonly #page: Page;
  /** The row of the time, with the live pillars. */
  readonly timeRow: Locator;
  readonly placeRow: Locator;
  readonly timeSheet: Locator;
  readonly cast: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.timeRow = page.getByRole('button', { name: /^时间/ });
    this.placeRow = page.getByRole('button', { name: /^地区/ });
    this.timeSheet = page.getByRole('dialog', { name: '出生时间' });
    this.cast = page.getByRole('button', { name: '开始排盘' });
  }

  async name(text: string): Promise<void> {
    await this.#page.getByLabel('姓名').fill(text);
  }

  async sex(sex: '男' | '女'): Promise<void> {
    // The radio has no box to wait for, and a sheet with the form that still slides up is missed.
    await expectSettled(this.#page);
    await this.#page.getByRole('radio', { name: sex, exact: true }).check({ force: true });
  }

  /** Types a time into the open sheet's field. */
  async typeTime(text: string): Promise<void> {
    await this.timeSheet.getByLabel('键入出生时间').fill(text);
  }

  /** A wheel of the open sheet: 年, 月, 日, 时, 分. */
  wheel(label: string): Locator {
    return this.timeSheet.getByRole('listbox', { name: label, exact: true });
  }

  /** The selected option of a wheel. */
  chosen(label: string): Locator {
    return this.wheel(label).getByRole('option', { selected: true });
  }

  /** Drags a wheel on by rows in one gesture, and holds it still before letting go, so that it does not run on. */
  async drag(label: string, rows: number): Promise<void> {
    const { mouse } = this.#page;
    const box = await this.wheel(label).boundingBox();
    const row = await this.chosen(label).boundingBox();
    if (box === null || row === null) throw new Error(`Cannot drag ${label}: the wheel has no box`);
    const x = box.x + box.width / 2;
    const from = box.y + box.height / 2;
    const to = from - rows * row.height;
    await mouse.move(x, from);
    await mouse.down();
    await mouse.move(x, to, { steps: 8 });
    for (const y of [to, to + 1, to - 1, to]) await mouse.move(x, y);
    await mouse.up();
  }

  /** Opens the time sheet, types a time and confirms it. */
  async time(text: string): Promise<void> {
    await this.timeRow.click();
    await this.typeTime(text);
    await this.take();
  }

  /** Takes what the time sheet says. */
  async take(): Promise<void> {
    await this.timeSheet.getByRole('button', { name: '确定' }).click();
    await expect(this.timeSheet).toBeHidden();
  }

  /** Chooses a place by searching for it. */
  async place(text: string, found: string | RegExp): Promise<void> {
    await this.placeRow.click();
    const sheet = this.#page.getByRole('dialog', { name: '出生地' });
    await sheet.getByLabel('搜索地区').fill(text);
    await sheet.getByRole('button', { name: found }).first().click();
  }

  /** Chooses a rule under 高级. */
  async rule(label: string, option: string): Promise<void> {
    const rules = this.#page.getByRole('group').filter({ hasText: '高级' });
    const choice = this.#page.getByLabel(label, { exact: true });
    if (!(await choice.isVisible())) await rules.getByText('高级').click();
    await choice.click();
    const sheet = this.#page.getByRole('dialog', { name: label });
    await sheet.getByRole('button', { name: option, exact: true }).click();
    await expect(sheet).toBeHidden();
  }
}
