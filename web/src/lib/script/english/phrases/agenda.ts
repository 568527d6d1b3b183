/** Reminders, and calendars that are subscribed to. */
import type { Phrases } from '../grammar.ts';

export const AGENDA = {
  // Reminders and feeds.
  没有复制成功: 'Could not copy',
  '没有复制成功，请长按地址自行复制': 'Could not copy: press and hold the address',
  订阅地址: 'Feed address',
  '地址只显示这一次，请现在添加到日历。有此地址的人都能读到其中的内容，不要公开；不用时可以取消。':
    'Shown this once: add it to your calendar now. Whoever has it can read the feed, so keep it private; you can end it.',
  '苹果设备点「在日历中打开」；其他日历在「通过网址添加」或「订阅日历」处粘贴。':
    'On Apple devices tap “Open in calendar”; elsewhere paste it under “Add by URL”.',
  在日历中打开: 'Open in calendar',
  复制地址: 'Copy address',
  节气与节日: 'Solar terms and festivals',
  加入日历: 'Add to calendar',
  '一年的节气（含交节时刻）、传统与法定节日{t}。':
    'Solar terms of a year with their moments, festivals and public holidays{t}.',
  '；这一年的放假安排尚未公布': '; days off of that year are not announced yet',
  '、放假与调休': ', days off and working weekends',
  都过平月: 'Ordinary month',
  逢同闰月过闰月: 'Leap month when there is one',
  逢同闰月两次都过: 'Both when there are two',
  小月过廿九: 'On day 29 of short months',
  小月过次月初一: 'On the next day after short months',
  农历生日: 'Lunar birthdays',
  '命例里有出生日期的人，生日会列在这里。': 'Birthdays of your charts are listed here.',
  '全部 {n} 位': 'All {n}',
  '另有 {n} 个命例只有四柱或年代久远，推不出生日。':
    '{n} other {n:chart has|charts have} no birthday: pillars only, or too long ago.',
  闰月出生: 'Born in a leap month',
  三十出生: 'Born on day 30',
  提醒: 'Remind',
  全部加入日历: 'Add all to calendar',
  '存为 .ics 文件，含今后 {n} 次生日与姓名；到时由手机或电脑的日历提醒。':
    'An .ics file with names and the next {n} birthdays; your own calendar reminds you.',
  '未来 {n} 天': 'Next {n} days',
  新建日历订阅: 'New calendar feed',
  生成地址: 'Make address',
  姓名与岁数: 'Names and ages',
  写上姓名与岁数: 'With names and ages',
  '订阅读的是账号里的内容：请先在「数据备份」里开启云端同步，不然订阅是空的。':
    'A feed reads your account: turn on sync in Backup first, or it is empty.',
  '有些日历程序不理会订阅里的提醒，可在其设置中打开。':
    'Some calendars ignore reminders of feeds; look in their settings.',
  不提醒: 'No reminder',
  '当天 9 点': '9:00 that day',
  '前一天 9 点': '9:00 the day before',
  '前一天 20 点': '20:00 the day before',
  '三天前 9 点': '9:00 three days before',
  '一周前 9 点': '9:00 a week before',
  提醒时间: 'Time of the reminder',
  还没有收藏的日子: 'No saved days yet',
  去择日: 'Pick a day',
  '已取消收藏 {t}': 'Removed {t}',
  将来的日子: 'Days to come',
  '存为 .ics 文件，由手机或电脑的日历按上面的时间提醒。':
    'An .ics file; your own calendar reminds you at the time above.',
  已过的日子: 'Past days',
  '{t} 更多': 'More for {t}',
  '把地址加到手机或电脑的日历里，节气节日、收藏的日子与农历生日会自己更新，由日历提醒。':
    'Put the address into your calendar: terms, festivals, saved days and lunar birthdays keep themselves up to date there.',
  新建订阅: 'New feed',
  已取消订阅: 'Feed ended',
  没有取到订阅: 'Feeds could not be loaded',
  联网后可以查看和新建: 'Go online to see and make feeds',
  换一个地址: 'New address',
  取消订阅: 'End feed',
  '原来的地址随即失效，已经添加的日历要用新地址重新添加。':
    'The old address stops working; add the new one to your calendars.',
  '地址随即失效，日历程序不再读到新的内容。': 'The address stops working; calendars read nothing new.',
  收藏的日子: 'Saved days',
  '节气、节日与放假': 'Terms, festivals and days off',
  含姓名: 'with names',
  不含姓名: 'without names',
  还没有程序读取过: 'Not read yet',
  '上次读取 {t}': 'Last read {t}',
  '这里列出将到的日子，不发推送；要按时提醒，请用上面的文件或订阅，交给手机或电脑的日历。':
    'Days to come are listed here without push messages; for reminders give a file or feed above to your calendar.',

  // Parts of sentences.
  '同意把命例的农历生日（月、日{t}）交给持有订阅地址的日历程序；随时可以撤回':
    'I agree to give lunar birthdays of my charts (month, day{t}) to calendars with the address; I can withdraw at any time',
  '，以及姓名与岁数': ', names and ages',
  '满 {n} 周岁，虚岁 {n2}': 'turns {n}, nominal age {n2}',
  '节气、节日、放假至少选一样。': 'Choose at least one of terms, festivals and days off.',
} as const satisfies Phrases;
