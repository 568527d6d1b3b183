/** 几龙治水 and its kin against tyme4ts, whose 灶马头 was read from printed sheets. */
import { expect, test } from 'vitest';
import { LunarYear } from 'tyme4ts';
import { almanacDay } from '../index.ts';
import { civilDateOfLunar } from '../../calendar/index.ts';

test('the fourteen signs of every year 1901-2100', () => {
  for (let year = 1901; year <= 2100; year++) {
    const { yearSigns } = almanacDay(civilDateOfLunar({ year, month: 6, isLeap: false, day: 15 }));
    const sheet = LunarYear.fromYear(year).getKitchenGodSteed();
    expect([year, yearSigns]).toEqual([
      year,
      {
        dragons: sheet.getDragon(),
        oxen: sheet.getCattle(),
        horses: sheet.getHorse(),
        rats: sheet.getMouse(),
        grass: sheet.getGrass(),
        flowers: sheet.getFlower(),
        roosters: sheet.getChicken(),
        silkworms: sheet.getSilkworm(),
        pigs: sheet.getPig(),
        fields: sheet.getField(),
        cakes: sheet.getCake(),
        // They write 得金 for what almanacs print as 得辛; 辛 is of metal.
        xin: sheet.getGold().replace('金', '辛'),
        peopleCakes: sheet.getPeopleCakes(),
        peopleHoes: sheet.getPeopleHoes(),
      },
    ]);
  }
});

test('2024 as almanacs print it', () => {
  const { yearSigns } = almanacDay({ year: 2024, month: 2, day: 10 });
  expect([yearSigns.dragons, yearSigns.xin]).toEqual(['一龙治水', '八日得辛']);
});
