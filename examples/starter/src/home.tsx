import { useHasPermission, useSessionUser } from "@atrium/hooks";
import type { UploadedFile } from "@atrium/hooks/upload";
import { useState } from "react";
import { UploadField } from "./upload-field.tsx";

/** Where people arrive after signing in; it needs no menu. */
export function Home() {
  const user = useSessionUser();
  const hasPermission = useHasPermission();
  const [pictures, setPictures] = useState<readonly UploadedFile[]>([]);
  return (
    <>
      <h1>Welcome, {user?.name}</h1>
      {hasPermission("content:file:upload") && (
        <UploadField label="Pictures" onChange={setPictures} />
      )}
      {pictures.map(({ name, url }) => (
        <img key={url} src={url} alt={name} />
      ))}
    </>
  );
}
