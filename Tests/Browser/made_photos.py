"""Photographs as cameras and programs leave them, made by `vips` of Debian's libvips-tools, and what is in published ones."""

import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

GPS_TEXT = b"48 8 N, somewhere at home"


def gradient(width, height, shift=0):
    """The pixels of a picture in which no two corners are alike."""
    line = lambda y: bytes(value for x in range(width) for value in (255 * x // width, 255 * y // height, (96 + shift) % 256))
    return b"P6 %d %d 255\n" % (width, height) + b"".join(map(line, range(height)))


def exif(orientation):
    """EXIF of a camera: how it was held, and where it was."""
    gps_at = 8 + 2 + 12 * 2 + 4
    first = struct.pack("<HHHIHHHHIII", 2, 0x0112, 3, 1, orientation, 0, 0x8825, 4, 1, gps_at, 0)
    latitude_at = gps_at + 2 + 12 * 2 + 4
    gps = struct.pack("<H", 2) + struct.pack("<HHI4s", 1, 2, 2, b"N\0\0\0") + struct.pack("<HHIII", 2, 5, 3, latitude_at, 0)
    return b"II*\0" + struct.pack("<I", 8) + first + gps + struct.pack("<6I", 48, 1, 8, 1, 0, 1)


def segment(marker, body):
    return bytes([0xFF, marker]) + struct.pack(">H", len(body) + 2) + body


def vips(*arguments):
    subprocess.run(["vips", *map(str, arguments)], check=True, capture_output=True)


def write_photo(path, width=1200, height=900, orientation=1, shift=0):
    """A photo with a place in it, in the format that its name says."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pixels, jpeg = Path(folder, "a.ppm"), Path(folder, "a.jpg")
        pixels.write_bytes(gradient(width, height, shift))
        vips("copy", pixels, f"{jpeg}[Q=85]")
        bytes_ = jpeg.read_bytes()
        marks = segment(0xE1, b"Exif\0\0" + exif(orientation)) + segment(0xFE, GPS_TEXT)
        jpeg.write_bytes(bytes_[:2] + marks + bytes_[2:])
        made = Path(folder, "made" + path.suffix.lower())
        if made.suffix in (".jpg", ".jpeg"):
            made = jpeg
        else:
            vips("copy", jpeg, made)
        path.write_bytes(made.read_bytes())
    return path


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def write_png(path, width, height, pixel, *more):
    """A PNG with alpha; `pixel` gives red, green, blue and alpha of a place."""
    rows = b"".join(b"\0" + bytes(value for x in range(width) for value in pixel(x, y)) for y in range(height))
    head = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + head + b"".join(more) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def parts(bytes_):
    """The names of the parts of a picture."""
    if bytes_.startswith(b"RIFF"):
        found, place = [], 12
        while place + 8 <= len(bytes_):
            size = struct.unpack("<I", bytes_[place + 4:place + 8])[0]
            found.append(bytes_[place:place + 4].decode())
            place += 8 + size + size % 2
        return found
    if bytes_.startswith(b"\xff\xd8"):
        found, place = [], 2
        while bytes_[place] == 0xFF and bytes_[place + 1] != 0xDA:
            found.append(f"{bytes_[place + 1]:X}")
            place += 2 + struct.unpack(">H", bytes_[place + 2:place + 4])[0]
        return found
    if bytes_.startswith(b"\x89PNG"):
        found, place = [], 8
        while place < len(bytes_):
            found.append(bytes_[place + 4:place + 8].decode())
            place += 12 + struct.unpack(">I", bytes_[place:place + 4])[0]
        return found
    return []


def tells_of_its_making(bytes_):
    """Whether a picture says anything beside what is seen."""
    told = {"EXIF", "XMP ", "ICCP", "E1", "E2", "ED", "FE", "eXIf", "tEXt", "iTXt", "zTXt", "iCCP"}
    return bool(told & set(parts(bytes_))) or any(word in bytes_ for word in (b"Exif", b"GPS", GPS_TEXT, b"II*\0"))


def size(path):
    """The width and height of a picture."""
    told = lambda field: int(subprocess.run(["vipsheader", "-f", field, str(path)], check=True, capture_output=True).stdout)
    return told("width"), told("height")


def colour(path, x, y):
    """The red, green and blue of a pixel."""
    told = subprocess.run(["vips", "getpoint", str(path), str(x), str(y)], check=True, capture_output=True, text=True).stdout
    return [round(float(value)) for value in told.split()][:3]
