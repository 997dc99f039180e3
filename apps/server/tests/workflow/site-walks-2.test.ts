import { walkOverSite } from "./_walk-over-site.ts";

walkOverSite(2);
