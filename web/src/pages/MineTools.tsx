import { useFlag } from '../lib/wire/session.ts';
import { ToolGrid, type Tool } from '../ui/shell/ToolGrid.tsx';
import {
  bookOpenLightIcon,
  cloudArrowUpLightIcon,
  folderLightIcon,
  notebookLightIcon,
  usersLightIcon,
} from '../ui/tables/icons.ts';

export function MineTools() {
  const hasHepan = useFlag('is_show_he_pan');
  const tools: readonly Tool[] = [
    { page: 'cases', text: '我的命例', icon: notebookLightIcon },
    ...(hasHepan ? [{ page: 'hepanRecords' as const, text: '合盘记录', icon: usersLightIcon }] : []),
    { page: 'classics', text: '古籍命例', icon: bookOpenLightIcon },
    { page: 'groups', text: '分组管理', icon: folderLightIcon },
    { page: 'backup', text: '数据备份', icon: cloudArrowUpLightIcon },
  ];
  return <ToolGrid tools={tools} />;
}
