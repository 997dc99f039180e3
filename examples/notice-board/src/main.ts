import { setUpMessageForm } from "./message-form.ts";
import { setUpNotices } from "./notices.ts";

setUpNotices();
setUpMessageForm();
