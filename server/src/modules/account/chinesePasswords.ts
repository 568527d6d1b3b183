/**
 * Passwords that are common in Chinese and not in the international lists: numbers that sound like words, key walks and
 * pinyin. Facts of password research, written down by hand.
 */
export const CHINESE_PASSWORDS: readonly string[] = [
  '5201314', '1314520', '520520', '521521', '5211314', '1314521', '5201314520', '7758521', '7758258', '5845201314', '5205201314', '3344520',
  '168168', '1688168', '666888', '888666', '88888888', '66666666', '99999999', '00000000', '11111111', '12121212', '123123123', '147258369',
  '147258', '159357', '159753', '789456123', '987654321', '0987654321', '1234567890', '123456789a', 'a123456789', 'aa123456', 'a12345678',
  'abc123456', 'abcd1234', 'qwe123456', 'qwer1234', 'qaz123456', 'zxc123456', 'asd123456', 'asdf1234', '1q2w3e4r', '1q2w3e4r5t', 'q1w2e3r4',
  'zaq12wsx', '1qaz2wsx3edc', 'qazwsxedc', 'wang123', 'wang1234', 'zhang123', 'li123456', 'liu123456', 'chen123456', 'woaini', 'woaini1314',
  'woaini520', 'woaini521', 'woaini123', 'woaiwojia', 'woaizhongguo', 'wodemima', 'mima', 'mima123', 'mima1234', 'zhimakaimen', 'nihao',
  'nihao123', 'nihaoma', 'laopo', 'laogong', 'laopo520', 'baobei', 'baobao', 'qinaide', 'xiaoxiao', 'tiantian', 'kuaile', 'xingfu', 'pingan',
  'facai', 'gongxifacai', 'zhongguo', 'beijing', 'shanghai', 'guangzhou', 'shenzhen', 'caonima', 'caonima123', 'wocao', 'wocaonima', 'mmmmmm',
  'a1b2c3', 'a1b2c3d4', 'qq123456', 'qq123456789', 'qq5201314', 'qq1314520', 'wx123456', 'taobao', 'alipay', 'weixin', 'yisheng', 'shangyuan',
  'shangyuan123', 'admin888', 'admin123', 'admin123456', 'root123', 'test123', 'guest', '123qwe', '123qweasd', 'qweasdzxc', '1314521a', 'love1314',
  'iloveyou1314', 'aini1314', 'bazi', 'paipan', 'yijing', 'fengshui', 'rulai', 'amituofo', 'emituofo',
]; // prettier-ignore
