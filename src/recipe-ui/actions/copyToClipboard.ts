import toast from 'react-hot-toast/headless';

/** Copies a text, and shows a toast with one of the messages. */
export async function copyToClipboard(
  text: string | Promise<string>,
  success: string,
  failure: string,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(await text);
    toast.success(success);
  } catch {
    toast.error(failure);
  }
}
