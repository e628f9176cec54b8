import toast from 'react-hot-toast/headless';
import { isAbortError } from '@/lib/timeout';

/** Opens the device's share sheet (Web Share API). Shows a toast if that fails. */
export async function openShareSheet(data: ShareData, errorMessage: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The user closed the sheet.
    if (!isAbortError(error)) toast.error(errorMessage);
  }
}
