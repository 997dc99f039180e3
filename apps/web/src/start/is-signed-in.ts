/** Whether this browser tab has a session, perhaps an ended one. */
export function isSignedIn(): boolean {
  try {
    return sessionStorage.getItem("token") !== null;
  } catch {
    return false;
  }
}
