/**
 * Installing the app, where the browser offers it. The offer comes once, early, and is stored for the page that shows
 * it.
 */

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let pendingPrompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function setPrompt(prompt: InstallPrompt | null): void {
  pendingPrompt = prompt;
  for (const listener of listeners) listener();
}

/** Listens for the browser's offer. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setPrompt(null));
}

/** Calls back when the offer comes or goes. */
export function subscribeInstall(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The offer, or null. */
export function findInstallPrompt(): InstallPrompt | null {
  return pendingPrompt;
}

/** Takes the offer; it cannot be taken twice. */
export async function showInstallPrompt(): Promise<void> {
  const prompt = pendingPrompt;
  setPrompt(null);
  await prompt?.prompt();
}

/** Whether the app runs from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
