/**
 * Traditional characters of the words of affairs, each followed by the simplified one the tables use, so that a search
 * finds 動土 as 动土. Source: 简化字总表 (1986), the characters that occur in the names, meanings and synonyms of affairs.
 * Checked: pick.test.ts.
 */
export const SIMPLIFIED_PAIRS =
  '業业 喪丧 臨临 舉举 喬乔 習习 買买 產产 親亲 倉仓 儀仪 會会 傭佣 兒儿 養养 冊册 淨净 動动 醫医 單单 賣卖 衛卫 廁厕 ' +
  '發发 髮发 啟启 啓启 員员 圍围 場场 壞坏 壇坛 墳坟 牆墙 備备 復复 頭头 婦妇 學学 寧宁 寵宠 宮宫 壽寿 師师 帳帐 ' +
  '帶带 牀床 庫库 應应 廟庙 開开 歸归 當当 願愿 懸悬 掃扫 報报 擇择 掛挂 換换 擺摆 攢攒 斷断 舊旧 術术 機机 橋桥 ' +
  '樑梁 殮殓 殯殡 氣气 溝沟 塗涂 漁渔 靈灵 竈灶 爐炉 煉炼 狀状 獵猎 畫画 療疗 蓋盖 磑硙 種种 豎竖 竪竖 簽签 籤签 ' +
  '築筑 約约 納纳 紡纺 線线 織织 經经 結结 繪绘 絡络 絞绞 繕缮 網网 職职 藝艺 營营 蟻蚁 蟲虫 補补 裝装 見见 視视 ' +
  '訂订 議议 記记 許许 訟讼 設设 訴诉 診诊 詞词 試试 請请 謀谋 謝谢 財财 貨货 購购 貴贵 車车 遷迁 過过 還还 進进 ' +
  '遠远 遞递 醞酝 釀酿 醬酱 採采 針针 釣钓 鑽钻 鑄铸 鋪铺 長长 門门 問问 間间 僱雇 頂顶 領领 飾饰 飼饲 馬马 魚鱼 ' +
  '齊齐 齋斋 證证 製制 禮礼 壻婿';
