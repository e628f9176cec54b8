import toast from 'react-hot-toast/headless';
import { isAbortError } from '@/lib/timeout';

/** Hands something to the device's own sheet of apps, and says where that fails. */
export async function openShareSheet(data: ShareData, failure: string): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Closing the sheet is a choice, not a failure.
    if (!isAbortError(error)) toast.error(failure);
  }
}
