/**
 * The past of a chart as the stories mark it.
 */
import { expect, type App } from './app.ts';

/** The groups of marks, in their order. */
export const pastGroups = ({ page }: App) => page.getByRole('group', { name: /^\d+(到\d+)?年（虚岁/ });

/** Marks every sentence: 相符, 不符 and 记不清 in turn. */
export async function markPast(app: App): Promise<void> {
  const groups = pastGroups(app);
  await expect(groups.first()).toBeVisible();
  const count = await groups.count();
  for (let i = 0; i < count; i++)
    await groups
      .nth(i)
      .getByRole('button')
      .nth([0, 1, 0, 0, 1, 2][i % 6] ?? 0)
      .click();
}
