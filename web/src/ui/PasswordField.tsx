import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "suffix"> & { showLabel: string; hideLabel: string };

/** A password that can be shown while one types. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      suffix={
        <IconButton label={shown ? hideLabel : showLabel} onPress={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
        </IconButton>
      }
    />
  );
}
