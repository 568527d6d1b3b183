/** The API of lunar-typescript and lunar-javascript on the engine. */
export { NotInShangyuan } from '../notInShangyuan.ts';
export { DaYun, EightChar, LiuNian, LiuYue, XiaoYun, Yun } from './eightChar.ts';
export { Foto } from './foto.ts';
export { Holiday, HolidayUtil } from './holiday.ts';
export { Lunar } from './lunar.ts';
export { LunarMonth, LunarYear } from './lunarYear.ts';
export { Fu, JieQi, NineStar, ShuJiu } from './records.ts';
export { Solar, SolarHalfYear, SolarMonth, SolarSeason, SolarUtil, SolarWeek, SolarYear } from './solar.ts';
export { Tao } from './tao.ts';
export * from './absent.ts';
