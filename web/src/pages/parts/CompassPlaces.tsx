/**
 * Where the declination comes from: the device's position, or a city.
 */
import type { Place } from '../../lib/place.ts';
import { shortPath } from '../../lib/place.ts';
import { showToast } from '../../lib/toast.ts';
import { PlaceSheet } from '../../features/region/PlaceSheet.tsx';
import { useCompassStore } from '../../features/compass/compassStore.ts';
import { declinationAt } from '../../features/compass/declination.ts';

const LOCATE_TIMEOUT_MS = 10_000;

async function takeAt(latitudeDeg: number, longitudeDeg: number, from: string): Promise<void> {
  const deg = await declinationAt({ latitudeDeg, longitudeDeg }, Date.now());
  useCompassStore.getState().set({ declination: { deg, from }, north: 'true' });
}

/** Takes the declination of where the device is; what fails is told by a toast. */
export function takeLocalDeclination(): void {
  if (!('geolocation' in navigator)) return showToast('本设备不能定位，请搜索城市或手填');
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void takeAt(coords.latitude, coords.longitude, '当前位置'),
    () => showToast('没有取得位置，请搜索城市或手填'),
    { timeout: LOCATE_TIMEOUT_MS, maximumAge: Infinity },
  );
}

/** The search for a city, whose declination is taken. */
export function CitySheet({ onClose }: { readonly onClose: () => void }) {
  const handlePick = (place: Place | null): void => {
    onClose();
    if (place === null) return;
    if (place.latitudeDeg === null) return showToast('该地点没有纬度，请另选或手填磁偏角');
    void takeAt(place.latitudeDeg, place.longitudeDeg, shortPath(place.path).at(-1) ?? '所选地点');
  };
  return <PlaceSheet title="选择地点" place={null} onClose={onClose} onPick={handlePick} />;
}
