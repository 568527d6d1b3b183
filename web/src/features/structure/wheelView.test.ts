import { KE, SHENG, WUXING } from '@shangyuan/engine/ganzhi';
import { expect, test } from 'vitest';
import { layoutWheel } from './wheelView.ts';

const SHARES = { 木: 18, 火: 21, 土: 15, 金: 25, 水: 21 };

test('the phase of the day master is on top and 生 runs clockwise', () => {
  for (const top of WUXING) {
    const { nodes } = layoutWheel(SHARES, top);
    expect(nodes[0]).toMatchObject({ wuxing: top, x: 0, y: -110 });
    nodes.forEach((node, i) => expect(nodes[(i + 1) % 5]?.wuxing).toBe(SHENG[node.wuxing]));
  }
});

test('ten arrows, five 生 and five 克, each to the phase it acts on', () => {
  const { arrows } = layoutWheel(SHARES, '金');
  expect(arrows).toHaveLength(10);
  for (const arrow of arrows) expect(arrow.to).toBe((arrow.kind === '生' ? SHENG : KE)[arrow.from]);
});

test('an absent phase sends no arrow, and nothing is NaN', () => {
  const { nodes, arrows } = layoutWheel({ 木: 0, 火: 100, 土: 0, 金: 0, 水: 0 }, '火');
  expect(arrows.map((arrow) => arrow.from)).toEqual(['火', '火']);
  expect(JSON.stringify([nodes, arrows])).not.toContain('null');
  for (const arrow of arrows) expect(arrow.path + arrow.head).not.toContain('NaN');
});

test('nodes do not overlap, whatever the shares', () => {
  const { nodes } = layoutWheel({ 木: 2, 火: 60, 土: 30, 金: 5, 水: 3 }, '土');
  for (const [i, a] of nodes.entries())
    for (const b of nodes.slice(i + 1))
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius + 8);
});
