import { useState } from 'react';
import { Switch } from '../src/ui/controls/Choice.tsx';
import { Card } from '../src/ui/display/Card.tsx';
import { List } from '../src/ui/kit/Kit.tsx';
import { ask, type Answer } from './ask.ts';
import { ActSheet, Answered, Line } from './parts.tsx';
import { SWITCHES, timeText } from './words.ts';

type Item = Answer<'switches'>[number];

/** Features that can be taken out of the app for everyone, with who did it last. */
export function SwitchesPage() {
  const [turning, setTurning] = useState<Item | null>(null);
  return (
    <Answered call="switches" input={{}}>
      {(items) => (
        <Card heading="功能开关" aside="对所有人生效">
          <List ruled>
            {items.map((item) => (
              <Line
                key={item.key}
                head={SWITCHES[item.key]}
                aside={
                  <Switch label={SWITCHES[item.key]} isOn={item.value} onChange={() => setTurning(item)} />
                }
              >
                <span>{item.value ? '开着' : '关着'}</span>
                <span>{item.actor === '' ? '没有改过' : `${item.actor} 改于 ${timeText(item.at)}`}</span>
              </Line>
            ))}
          </List>
          {turning !== null && (
            <ActSheet
              title={turning.value ? '关闭功能' : '打开功能'}
              submitText={turning.value ? '关闭' : '打开'}
              doneText={turning.value ? '已关闭' : '已打开'}
              onClose={() => setTurning(null)}
              work={() => ask('setSwitch', { key: turning.key, value: !turning.value })}
            >
              <p>
                {turning.value
                  ? `关闭后，所有人的应用里都不再有“${SWITCHES[turning.key]}”，直到再打开。`
                  : `打开后，所有人的应用里都有“${SWITCHES[turning.key]}”。`}
              </p>
            </ActSheet>
          )}
        </Card>
      )}
    </Answered>
  );
}
