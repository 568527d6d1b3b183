/** 罗盘: by hand, by the sensor, held, with true north, and saved readings. */
import { expect, test, type App } from './support/app.ts';
import { XIAOYUE } from './support/births.ts';
import { testLooks } from './support/looks.ts';

// A browser without windows asks no user.
test.use({ permissions: ['accelerometer', 'gyroscope', 'magnetometer'] });

const dial = (app: App) => app.page.getByRole('slider', { name: '罗盘转盘' });
const reading = (app: App) => app.page.getByRole('heading', { level: 2 }).first();

async function openCompass(app: App): Promise<void> {
  await app.open('compass');
  await expect(dial(app)).toBeVisible();
}

/** Installs a sensor that points one way and repeats its event like a real one. */
async function turnSensor(app: App, alpha: number): Promise<void> {
  await app.page.evaluate((deg) => {
    setInterval(() => {
      window.dispatchEvent(
        new DeviceOrientationEvent('deviceorientationabsolute', {
          alpha: deg,
          beta: 0,
          gamma: 0,
          absolute: true,
        }),
      );
    }, 50);
  }, alpha);
}

test('the dial turns by keys and by hand', async ({ app, page }) => {
  await openCompass(app);
  await expect(reading(app)).toHaveText('坐子向午');
  await dial(app).press('PageUp');
  await expect(reading(app)).toHaveText('坐癸向丁');
  await expect(dial(app)).toHaveAttribute('aria-valuetext', /195\.0度，坐癸向丁/);
  // Hovering waits until the dial has found its place: by a centre that is 5 px off the turn is 2° off.
  await dial(app).hover();
  const box = await dial(app).boundingBox();
  if (box === null) throw new Error('The dial is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y - 120);
  await page.mouse.down();
  await page.mouse.move(x + 85, y - 85, { steps: 6 });
  await page.mouse.up();
  await expect(dial(app)).toHaveAttribute('aria-valuetext', /^150\.\d度/);
});

test('a lock freezes the reading', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '锁定' }).click();
  await expect(dial(app)).toBeHidden();
  await expect(page.getByText('已锁定')).toBeVisible();
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(dial(app)).toBeVisible();
});

test('a typed declination turns to true north', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '磁北' }).click();
  const sheet = app.sheet('磁北与真北');
  await sheet.getByLabel('磁偏角').fill('很多');
  await sheet.getByRole('button', { name: '采用' }).click();
  await expect(sheet.getByText(/请填/)).toBeVisible();
  await sheet.getByLabel('磁偏角').fill('-6.1');
  await sheet.getByRole('button', { name: '采用' }).click();
  await expect(sheet.getByText(/偏西 6\.1°（手填）/)).toBeVisible();
  await sheet.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByText('173.9°')).toBeVisible();
  await expect(page.getByRole('button', { name: '真北' })).toBeVisible();
});

test('a city sets its declination', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '磁北' }).click();
  await page.getByRole('button', { name: '搜索城市' }).click();
  await app.sheet('选择地点').getByLabel('搜索地区').fill('武侯');
  await app.sheet('选择地点').getByRole('button', { name: /武侯/ }).first().click();
  await expect(page.getByText(/偏西 2\.\d°（武侯区）/)).toBeVisible();
});

test('the sensor needs permission, turns the dial, and its silence is reported', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '开启方向传感器' }).click();
  await turnSensor(app, 270);
  await expect(reading(app)).toHaveText('坐酉向卯');
  await expect(page.getByText(/精度未知/)).toBeVisible();
  await page.getByRole('button', { name: '手动' }).click();
  await expect(dial(app)).toBeVisible();
});

test('without a sensor the dial is turned by hand', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '开启方向传感器' }).click();
  await expect(page.getByText('本设备没有方向传感器，可手动转盘')).toBeVisible();
});

test('a reading is saved with a note, deleted and restored', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: '保存' }).click();
  await app.sheet('保存读数').getByLabel('备注').fill('大门');
  await app.sheet('保存读数').getByRole('button', { name: '保存' }).click();
  await page.reload();
  await page.getByRole('button', { name: /已存读数 1 条/ }).click();
  await expect(app.sheet('已存读数').getByText('大门')).toBeVisible();
  await page.getByRole('button', { name: /^删除 坐子向午/ }).click();
  await expect(page.getByRole('button', { name: /已存读数 0 条/ })).toBeVisible();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByRole('button', { name: /已存读数 1 条/ })).toBeVisible();
});

test('a case shows its directions', async ({ app, page }) => {
  await app.saveCase(XIAOYUE);
  await app.page.reload();
  await openCompass(app);
  await page.getByRole('button', { name: /按命例看方位/ }).click();
  await app.sheet('选择命例').getByRole('button', { name: /小月/ }).click();
  await expect(page.getByRole('heading', { name: '小月的方位' })).toBeVisible();
  await expect(page.getByText(/命卦艮，西四命/)).toBeVisible();
  await page.getByRole('button', { name: /生气/ }).click();
  await expect(app.sheet('西南 生气').getByText('《八宅明镜》大游年歌')).toBeVisible();
});

test('a god of the day opens its position and reason', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: /^喜神/ }).click();
  const sheet = app.sheet('喜神方位');
  await expect(sheet.getByText(/当天日干为/)).toBeVisible();
  await expect(sheet.getByText(/协纪辨方书/)).toBeVisible();
});

test('plates, rings and the gods of the year are listed', async ({ app, page }) => {
  await openCompass(app);
  await page.getByRole('button', { name: /三盘、龙与分金/ }).click();
  const sheet = page.getByRole('dialog');
  for (const name of ['地盘正针', '人盘中针', '天盘缝针', '七十二龙', '六十龙', '百二十分金'])
    await expect(sheet.getByText(name)).toBeVisible();
  await sheet.getByRole('button', { name: /进半格/ }).click();
  await expect(page.getByRole('dialog', { name: /^天盘缝针/ }).getByText('怎么算')).toBeVisible();
});

testLooks('the compass', openCompass);
