/* oxlint-disable no-console -- it prints */
// A program for lunar-typescript: a birth, its four pillars, its luck, and the terms on either side.
import { type EightChar, Solar, SolarWeek } from 'lunar-typescript';

interface Birth {
  name: string;
  born: [number, number, number, number, number, number];
  gender: 0 | 1;
}

const BIRTHS: Birth[] = [
  { name: '甲', born: [1984, 2, 4, 23, 30, 0], gender: 1 },
  { name: '乙', born: [1990, 5, 21, 9, 5, 0], gender: 0 },
  { name: '丙', born: [2001, 11, 7, 17, 40, 0], gender: 1 },
];

function pillarLines(chart: EightChar): string[] {
  return [
    `四柱 ${chart.toString()}`,
    `十神 ${[chart.getYearShiShenGan(), chart.getMonthShiShenGan(), chart.getDayShiShenGan(), chart.getTimeShiShenGan()].join(' ')}`,
    `藏干 ${[chart.getYearHideGan(), chart.getMonthHideGan(), chart.getDayHideGan(), chart.getTimeHideGan()].map((stems) => stems.join('')).join(' ')}`,
    `纳音 ${[chart.getYearNaYin(), chart.getMonthNaYin(), chart.getDayNaYin(), chart.getTimeNaYin()].join(' ')}`,
    `地势 ${[chart.getYearDiShi(), chart.getMonthDiShi(), chart.getDayDiShi(), chart.getTimeDiShi()].join(' ')}`,
    `胎元 ${chart.getTaiYuan()} 命宫 ${chart.getMingGong()} 身宫 ${chart.getShenGong()} 空亡 ${chart.getDayXunKong()}`,
  ];
}

function luckLines(chart: EightChar, gender: number): string[] {
  const yun = chart.getYun(gender, 2);
  const decades = yun.getDaYun().slice(1, 5);
  return [
    `起运 ${yun.getStartYear()}年${yun.getStartMonth()}月 ${yun.isForward() ? '顺' : '逆'}`,
    ...decades.map((decade) => {
      const years = decade.getLiuNian().map((year) => year.getGanZhi());
      return `${decade.getStartAge()}岁 ${decade.getStartYear()} ${decade.getGanZhi()} ${years.join(' ')}`;
    }),
  ];
}

for (const { name, born, gender } of BIRTHS) {
  const solar = Solar.fromYmdHms(...born);
  const lunar = solar.getLunar();
  const chart = lunar.getEightChar();
  console.log(`${name} ${solar.toYmdHms()} 星期${solar.getWeekInChinese()} ${solar.getXingZuo()}座`);
  console.log(`${lunar.toString()} 属${lunar.getYearShengXiao()}`);
  console.log(`${lunar.getPrevJie().getName()} 后, ${lunar.getNextJie().getName()} 前`);
  for (const line of [...pillarLines(chart), ...luckLines(chart, gender)]) console.log(line);
  const week = SolarWeek.fromYmd(born[0], born[1], born[2], 1);
  console.log(week.toFullString(), week.getFirstDay().toYmd());
  console.log(solar.next(100).getLunar().toString(), lunar.next(-30).getSolar().toYmd());
}
const found = Solar.fromBaZi('庚午', '辛巳', '甲戌', '己巳', 2, 1980);
console.log(found.map((solar) => solar.toYmd()).join());
